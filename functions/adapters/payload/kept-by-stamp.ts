/** Names the very version of a row: what was read with it is today's for as long as it stays the same. */
export type Stamps<Id> = ReadonlyMap<Id, string>

/**
 * Keeps what was made of rows of the database. Each time it is asked with stamps that were read just now, and it reads
 * again what carries another one: what it gives is as new as the stamps, or newer, and never older. Since the stamp is read
 * first and the row after it, a change between the two is seen at the next asking at the latest.
 * @param most how many are kept; beyond that it starts anew
 */
export function keptByStamp<Id, Value>(
  read: (ids: Id[]) => Promise<ReadonlyMap<Id, Value>>,
  most = 1000,
): (stamps: Stamps<Id>) => Promise<Map<Id, Value>> {
  const kept = new Map<Id, { stamp: string; value: Value }>()
  return async (stamps) => {
    const missing = [...stamps].filter(([id, stamp]) => kept.get(id)?.stamp !== stamp).map(([id]) => id)
    if (kept.size + missing.length > most) kept.clear()
    const wanted = kept.size === 0 ? [...stamps.keys()] : missing
    const found = wanted.length > 0 ? await read(wanted) : new Map<Id, Value>()
    const values = new Map<Id, Value>()
    for (const [id, stamp] of stamps) {
      const value = found.get(id) ?? (wanted.includes(id) ? undefined : kept.get(id)?.value)
      if (value === undefined) continue
      values.set(id, value)
      kept.set(id, { stamp, value })
    }
    return values
  }
}

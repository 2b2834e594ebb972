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
    // Taken before anything is waited for: meanwhile others may start anew, or keep what an older stamp stood for.
    const values = new Map<Id, Value>()
    for (const [id, stamp] of stamps) {
      const known = kept.get(id)
      if (known?.stamp === stamp) values.set(id, known.value)
    }
    const missing = [...stamps].filter(([id]) => !values.has(id))
    const found = missing.length > 0 ? await read(missing.map(([id]) => id)) : new Map<Id, Value>()
    if (kept.size + missing.length > most) kept.clear()
    for (const [id, stamp] of missing) {
      const value = found.get(id)
      if (value === undefined) continue
      values.set(id, value)
      kept.set(id, { stamp, value })
    }
    return values
  }
}

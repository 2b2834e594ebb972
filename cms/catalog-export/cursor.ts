/** Raise it when entries are mapped differently: every site then takes all of them once more. */
const form = 1

/**
 * A change that was stamped before an export can be committed after it, so what changed this long (milliseconds) before
 * the last export is sent again.
 */
export const overlap = 30_000

/** Says where an export ended. A cursor of another database, or of another form of the entries, means nothing here. */
export function writeCursor(birth: string, now: Date): string {
  return [form, birth, now.getTime()].join('.')
}

/** The instant from which on changes are to be sent, or null for all of them. */
export function changedSince(cursor: string | null, birth: string): Date | null {
  const [itsForm, itsBirth, time, ...more] = (cursor ?? '').split('.')
  const isOurs = itsForm === String(form) && itsBirth === birth && more.length === 0
  if (!isOurs || time === undefined || !/^\d{1,15}$/.test(time)) return null
  return new Date(Number(time) - overlap)
}

/**
 * Version of the format of exported entries. Increase it when the format changes: every site then reloads all entries.
 */
const entryVersion = 2

/**
 * Clocks differ, so changes with timestamps up to this long (milliseconds) before the last export are sent again.
 * Changes that were committed after an export but have an earlier timestamp are found by their transaction id.
 */
export const overlapMs = 30_000

/** The database compares 32-bit transaction ids only within this distance. */
const maxTransactionDistance = 2 ** 30

/** The state of the database at an export. */
export interface ExportState {
  /** The export contains the changes of all transactions below this id, and possibly of some later ones. */
  transaction: number
  now: Date
}

/** The position from which changes are sent. */
export interface CursorPosition {
  transaction: number
  instant: Date
}

/** Returns the cursor of an export. The cursor is invalid for another database or another version of the format. */
export function writeCursor(databaseId: string, { transaction, now }: ExportState): string {
  return [entryVersion, databaseId, transaction, now.getTime()].join('.')
}

/**
 * Parses a cursor. Returns the position from which changes are sent, or null if everything must be sent.
 *
 * @param next id of the database's next transaction. If the id in the cursor is higher, a backup was restored since
 *   the cursor was written
 */
export function parseCursor(cursor: string | null, databaseId: string, next: number): CursorPosition | null {
  const [cursorVersion, cursorDatabaseId, ...numbers] = (cursor ?? '').split('.')
  const isValid = cursorVersion === String(entryVersion) && cursorDatabaseId === databaseId && numbers.length === 2
  if (!isValid || !numbers.every((number) => /^\d{1,15}$/.test(number))) return null
  const [transaction = 0, time = 0] = numbers.map(Number)
  if (transaction > next || next - transaction > maxTransactionDistance) return null
  return { transaction, instant: new Date(time - overlapMs) }
}

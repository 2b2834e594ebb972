/** Increase it when the format of exported entries changes, so that sites reload all entries. */
const exportFormatVersion = 2

/**
 * Changes up to this long (milliseconds) before the previous export are sent again, because the clocks of servers
 * differ. A change that was committed after an export with an earlier timestamp is found by its transaction id.
 */
export const overlapMs = 30_000

/** The column `xmin` contains only 32 bits of a transaction id. Ids that are further apart cannot be compared. */
const maxTransactionDistance = 2 ** 30

export interface ExportState {
  /** The export contains the changes of all transactions below this id, and possibly of some later ones. */
  transactionId: number
  exportedAt: Date
}

/** An export sends the changes since this transaction and since this instant. */
export interface CursorPosition {
  transactionId: number
  instant: Date
}

/** Returns a cursor that is valid only for this database and the current version of the format. */
export function writeCursor(databaseId: string, { transactionId: transaction, exportedAt: now }: ExportState): string {
  return [exportFormatVersion, databaseId, transaction, now.getTime()].join('.')
}

/**
 * Parses a cursor. Returns null if it is missing or invalid, and all entries must be sent.
 * @param nextId A higher id in the cursor means that a backup was restored after the cursor was written
 */
export function parseCursor(cursor: string | null, databaseId: string, nextId: number): CursorPosition | null {
  const [cursorVersion, cursorDatabaseId, ...numberParts] = (cursor ?? '').split('.')
  const isValid =
    cursorVersion === String(exportFormatVersion) && cursorDatabaseId === databaseId && numberParts.length === 2
  if (!isValid || !numberParts.every((number) => /^\d{1,15}$/.test(number))) return null
  const [transaction = 0, time = 0] = numberParts.map(Number)
  if (transaction > nextId || nextId - transaction > maxTransactionDistance) return null
  return { transactionId: transaction, instant: new Date(time - overlapMs) }
}

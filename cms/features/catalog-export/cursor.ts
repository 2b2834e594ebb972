/** Increase this number when the format of exported entries changes, so that sites reload all entries. */
const exportFormatVersion = 2

/**
 * Changes up to this long (milliseconds) before the previous export are sent again, because the clocks of servers
 * differ. A change that has an earlier timestamp, but was committed after the export, is found by its transaction id.
 */
export const overlapMs = 30_000

/** The column `xmin` contains only 32 bits of a transaction id. Ids that are further apart cannot be compared. */
const maxTransactionDistance = 2 ** 30

export interface ExportState {
  /** The export contains the changes of all transactions below this id, and possibly of some later ones. */
  transactionId: number
  exportedAt: Date
}

/** An export sends the entries that changed since this transaction or since this instant. */
export interface CursorPosition {
  transactionId: number
  instant: Date
}

/** Returns a cursor that is valid only for this database and the current version of the format. */
export function writeCursor(databaseId: string, { transactionId, exportedAt }: ExportState): string {
  return [exportFormatVersion, databaseId, transactionId, exportedAt.getTime()].join('.')
}

/**
 * Parses a cursor. Returns null if the cursor is missing or invalid, so that all entries are sent.
 *
 * @param nextId the id of the next transaction. If the id in the cursor is higher, a backup was restored meanwhile
 */
export function parseCursor(cursor: string | null, databaseId: string, nextId: number): CursorPosition | null {
  const [cursorVersion, cursorDatabaseId, ...numberParts] = (cursor ?? '').split('.')
  const isValid =
    cursorVersion === String(exportFormatVersion) && cursorDatabaseId === databaseId && numberParts.length === 2
  if (!isValid || !numberParts.every((part) => /^\d{1,15}$/.test(part))) return null
  const [transactionId = 0, exportTime = 0] = numberParts.map(Number)
  if (transactionId > nextId || nextId - transactionId > maxTransactionDistance) return null
  return { transactionId, instant: new Date(exportTime - overlapMs) }
}

/** Raise it when entries are mapped differently: every site then takes all of them once more. */
const form = 2

/**
 * Clocks differ, so what is stamped up to this long (milliseconds) before the last export is sent again. What was committed late
 * is told by its transaction.
 */
export const overlap = 30_000

/** Further back than so many transactions the database's numbers of 32 bits can't be compared. */
const mostTransactions = 2 ** 30

/** Where an export ended. */
export interface End {
  /** The number of the first transaction of which it may not have seen what it wrote. */
  transaction: number
  now: Date
}

/** From where on changes are to be sent. */
export interface Since {
  transaction: number
  instant: Date
}

/** Says where an export ended. A cursor of another database, or of another form of the entries, means nothing here. */
export function writeCursor(birth: string, { transaction, now }: End): string {
  return [form, birth, transaction, now.getTime()].join('.')
}

/**
 * From where on changes are to be sent, or null for all of them.
 * @param next the number of the database's next transaction; a cursor from beyond it is of a time before a backup was restored
 */
export function changedSince(cursor: string | null, birth: string, next: number): Since | null {
  const [itsForm, itsBirth, ...numbers] = (cursor ?? '').split('.')
  const isOurs = itsForm === String(form) && itsBirth === birth && numbers.length === 2
  if (!isOurs || !numbers.every((number) => /^\d{1,15}$/.test(number))) return null
  const [transaction = 0, time = 0] = numbers.map(Number)
  if (transaction > next || next - transaction > mostTransactions) return null
  return { transaction, instant: new Date(time - overlap) }
}

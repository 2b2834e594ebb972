/** The values are texts for the preview. */
export interface CellChange {
  column: string
  before: string
  after: string
}

/** Why a row is not imported, or a warning about a value that may be a mistake. */
export interface RowMessage {
  /** Empty if the message concerns the whole row. */
  column: string
  message: string
}

/** A row that differs from its entry. */
export interface PlannedRow {
  /** The row number that a spreadsheet program shows. */
  row: number
  title: string
  /** Null for a new entry. */
  id: string | null
  kind: 'new' | 'changed' | 'refused'
  changes: readonly CellChange[]
  faults: readonly RowMessage[]
  /** The user must confirm warnings before the import. */
  warnings: readonly RowMessage[]
}

export interface ImportPlan {
  counts: { rows: number; new: number; changed: number; unchanged: number; refused: number }
  /** All rows that would be written, and the first refused rows. */
  rows: readonly PlannedRow[]
  /** The headings of the read-only columns in the file. */
  notImported: readonly string[]
  /** A hash of all planned writes, and of the current versions of the entries that will change. */
  digest: string
}

export interface WrittenEntry {
  id: string
  title: string
  isNew: boolean
}

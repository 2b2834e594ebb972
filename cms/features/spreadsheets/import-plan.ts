/** A change of a field by an import. The values are texts for the preview. */
export interface CellChange {
  column: string
  before: string
  after: string
}

/** The reason why a row is not imported, or a warning about a value that may be a mistake. */
export interface RowMessage {
  /** The heading of the column; empty if the message concerns the whole row. */
  column: string
  message: string
}

/** The plan for a row that differs from its entry. */
export interface PlannedRow {
  /** The row number that a spreadsheet program shows. */
  row: number
  title: string
  /** The id of the entry, or null for a new entry. */
  id: string | null
  kind: 'new' | 'changed' | 'refused'
  changes: readonly CellChange[]
  faults: readonly RowMessage[]
  /** Values that may be mistakes. The user must confirm them before the import. */
  warnings: readonly RowMessage[]
}

/** The plan for the import of a file. */
export interface ImportPlan {
  counts: { rows: number; new: number; changed: number; unchanged: number; refused: number }
  /** All rows that would be written, and the first refused rows. */
  rows: readonly PlannedRow[]
  /** The headings of the read-only columns in the file. */
  notImported: readonly string[]
  /** A hash of all planned writes and of the versions that they change. It shows whether the plan has changed. */
  digest: string
}

/** An entry written by an import. */
export interface WrittenEntry {
  id: string
  title: string
  isNew: boolean
}

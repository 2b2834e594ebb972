/** A change of a field by an import, with the values as shown in cells. */
export interface CellChange {
  column: string
  before: string
  after: string
}

/** Why a row is not imported and what to do about it, or a warning about a value that may be a mistake. */
export interface RowMessage {
  /** Empty if the message concerns the whole row. */
  column: string
  message: string
}

/** The plan for a row that differs from its entry. */
export interface PlannedRow {
  /** The row number shown by a spreadsheet program. */
  row: number
  title: string
  /** Null for a new entry. */
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
  /** The file's read-only columns. */
  notImported: readonly string[]
  /** Hash of all planned writes and of the versions that they change. */
  digest: string
}

/** An entry written by an import. */
export interface WrittenEntry {
  id: string
  title: string
  isNew: boolean
}

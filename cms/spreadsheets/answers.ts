/** What an import would change of a field, as it stands in cells. */
export interface CellChange {
  column: string
  before: string
  after: string
}

/** Why a row is not imported, and what to do about it. */
export interface RowFault {
  /** Empty where it is the whole row's. */
  column: string
  message: string
}

/** What would become of a row that is not as the entry is. */
export interface PlannedRow {
  /** As the spreadsheet counts. */
  row: number
  title: string
  /** Null where the entry is new. */
  id: string | null
  kind: 'new' | 'changed' | 'refused'
  changes: readonly CellChange[]
  faults: readonly RowFault[]
}

/** What an import of a file would do. */
export interface ImportPlan {
  counts: { rows: number; new: number; changed: number; unchanged: number; refused: number }
  /** All that would be written, and the first that are refused. */
  rows: readonly PlannedRow[]
  /** The file's columns that are only for reading. */
  notImported: readonly string[]
  /** Stands for all that would be written, and over what. */
  digest: string
}

/** An entry that an import has written. */
export interface WrittenEntry {
  id: string
  title: string
  isNew: boolean
}

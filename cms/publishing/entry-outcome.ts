/** How many entries are published at one request: some seconds' work. */
export const mostAtOnce = 20

/** What became of an entry that was to be published. */
export interface EntryOutcome {
  id: number | string
  title: string
  /** Live from now on, live already as it is, or left as it was for these reasons. */
  kind: 'published' | 'unchanged' | 'refused'
  /** Of the refused: the field as the form calls it, or nothing where it is the whole entry's. */
  faults: readonly { field: string; message: string }[]
}

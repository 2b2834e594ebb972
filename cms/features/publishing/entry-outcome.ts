/** How many entries are published per request, so that one takes only seconds. */
export const maxEntriesPerRequest = 20

/** The result for an entry that was to be published. */
export interface EntryOutcome {
  id: number | string
  title: string
  /** Now live, already live without changes, or left unpublished because of `faults`. */
  kind: 'published' | 'unchanged' | 'refused'
  /**
   * The faults of a refused entry. `field` is its label in the form, or empty if the fault concerns the whole entry.
   */
  faults: readonly { field: string; message: string }[]
}

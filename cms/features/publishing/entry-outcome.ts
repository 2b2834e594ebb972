/** Maximum number of entries per publish request, so that a request takes only seconds. */
export const maxEntriesPerRequest = 20

/** The result of publishing one entry. */
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

/** Maximum number of entries in a publish request. The limit keeps the duration of a request to a few seconds. */
export const maxEntriesPerRequest = 20

/** The result of publishing one entry. */
export interface EntryOutcome {
  id: number | string
  title: string
  /**
   * 'published' means that the entry is now published, 'unchanged' that it was already published without unpublished
   * changes, and 'refused' that it was not published because of `faults`.
   */
  kind: 'published' | 'unchanged' | 'refused'
  /**
   * The faults of a refused entry. `field` is the label of the faulty field, or empty if the fault concerns the whole
   * entry.
   */
  faults: readonly { field: string; message: string }[]
}

/** Keeps the duration of a request to a few seconds. */
export const maxEntriesPerRequest = 20

export interface EntryOutcome {
  id: number | string
  title: string
  /** 'unchanged' means that the entry was already published and had no draft. 'refused' means that it has `faults`. */
  kind: 'published' | 'unchanged' | 'refused'
  /** `field` is the label of the faulty field, or empty if the fault concerns the whole entry. */
  faults: readonly { field: string; message: string }[]
}

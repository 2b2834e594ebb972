/** Texts shown when two users have changed the same entry. */
export const en = {
  empty: 'Empty',
  removed: 'Removed',
  yes: 'Yes',
  no: 'No',
  status: 'Status',
  published: 'Published',
  notOnSite: 'Not on the site',
  heading: (by: string | null) =>
    by === null ? 'This entry was also changed in another tab or by someone else' : `${by} has also changed this entry`,
  conflicts: 'Both versions changed the fields below. Choose which value to keep. All other changes are kept.',
  unseen: 'These changes would be published together with yours:',
  mine: 'Yours',
  theirs: (by: string | null) => (by === null ? 'Other version' : `${by}’s`),
  confirm: 'Save with these values',
  publish: 'Publish everything',
  back: 'Back to the form',
  merged: (by: string | null, fields: string) =>
    by === null
      ? `Saved together with a change from another tab or user – ${fields}`
      : `Saved together with a change by ${by} – ${fields}`,
}

export type MergingTexts = typeof en

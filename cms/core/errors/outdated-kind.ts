/** The `kind` in the error of an outdated save, which tells the form that it can request a merge. */
export const outdatedKind = 'outdated'

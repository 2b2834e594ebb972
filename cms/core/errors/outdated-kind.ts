/** The `kind` in the error of an outdated save, so that the form can request a merge. */
export const outdatedKind = 'outdated'

/** The value of `kind` in the error of an outdated save. The form recognises it and requests a merge. */
export const outdatedKind = 'outdated'

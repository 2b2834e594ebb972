/** The form recognises an outdated save by this `kind` of the error, and requests a merge. */
export const outdatedKind = 'outdated'

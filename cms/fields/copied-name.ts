import type { FieldHook } from 'payload'

/** Marks the name of a copy, so that editors can distinguish it from the original. */
export const markCopiedName: FieldHook = ({ value }) => (typeof value === 'string' ? `${value} (copy)` : value)

import type { FieldHook } from 'payload'

/** Marks the name of a copy of what is found by its name alone, so that the two can be told apart. */
export const copiedName: FieldHook = ({ value }) => (typeof value === 'string' ? `${value} (copy)` : value)

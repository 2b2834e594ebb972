import type { FormState } from 'payload'

/** The fields whose own value is another than before; a list's is the number of its rows. */
export function changedPaths(before: FormState, after: FormState): string[] {
  if (before === after) return []
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...paths].filter((path) => before[path]?.value !== after[path]?.value)
}

/**
 * The fields that complain: all of them, or those that `changed` can have put right: the changed ones, and what they are
 * part of.
 */
export function pathsWithErrors(fields: FormState, changed?: string[]): string[] {
  return Object.entries(fields).flatMap(([path, { valid, errorMessage }]) => {
    const complains = valid === false || errorMessage !== undefined
    const isTouched = !changed || changed.some((other) => other === path || other.startsWith(`${path}.`))
    return complains && isTouched ? [path] : []
  })
}

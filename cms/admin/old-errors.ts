import type { FormState } from 'payload'

/** The fields whose own value is another than before; a list's is the number of its rows. One that was not there was not changed. */
export function changedPaths(before: FormState, after: FormState): string[] {
  if (before === after) return []
  return Object.keys(before).filter((path) => before[path]?.value !== after[path]?.value)
}

/** Milliseconds for which Payload waits after a change before it asks the server. */
const pause = 250

/**
 * The fields whose value no judgment can be about yet: those that have changed now, or so lately that what the server says at this
 * moment is about what stood there before.
 * @param changedAt when each changed last, in milliseconds; what has changed now is written into it
 */
export function notJudgedYet(changedAt: Map<string, number>, changed: readonly string[], now: number): string[] {
  for (const path of changed) changedAt.set(path, now)
  for (const [path, at] of changedAt) if (now - at >= pause) changedAt.delete(path)
  return [...changedAt.keys()]
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

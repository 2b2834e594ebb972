import type { FormState } from 'payload'
import type { Answered } from './answers.ts'

/**
 * Returns the fields whose own value has changed; the value of a list is its number of rows. New fields do not count.
 */
export function changedPaths(before: FormState, after: FormState): string[] {
  if (before === after) return []
  return Object.keys(before).filter((path) => before[path]?.value !== after[path]?.value)
}

/**
 * Returns the fields whose current value differs from the one in the request. Files are not part of requests, so they
 * never count.
 */
export function notJudged(asked: FormState, fields: FormState): string[] {
  return Object.entries(fields).flatMap(([path, { value }]) => {
    const isJudged = value instanceof File || JSON.stringify(asked[path]?.value) === JSON.stringify(value)
    return isJudged ? [] : [path]
  })
}

/**
 * Returns the fields with an error from a response about an older value of the field or of a part of it. Errors from a
 * save since then are not included.
 */
export function outdatedErrors({ about, said }: Pick<Answered, 'about' | 'said'>, fields: FormState): string[] {
  return pathsWithErrors(fields, notJudged(about, fields)).filter((path) => {
    const [answered, shown] = [said[path], fields[path]]
    return answered?.valid === shown?.valid && answered?.errorMessage === shown?.errorMessage
  })
}

/** Returns whether a field has a new error or another one than before. */
export function complainsAnew(before: FormState, after: FormState): boolean {
  return Object.entries(after).some(
    ([path, { valid, errorMessage }]) =>
      valid === false && (before[path]?.valid !== false || before[path]?.errorMessage !== errorMessage),
  )
}

/** Returns the fields whose error disappeared without a change, with their messages. */
export function lostErrors(before: FormState, after: FormState, changed: string[]): [string, string | undefined][] {
  const kept = Object.entries(before).filter(
    ([path, field]) => field.valid === false && after[path]?.valid === true && !isTouched(path, changed),
  )
  return kept.map(([path, { errorMessage }]) => [path, errorMessage])
}

/**
 * Returns the fields with errors: all of them, or only those that `changed` may have corrected, which are the changed
 * fields and their parents.
 */
export function pathsWithErrors(fields: FormState, changed?: string[]): string[] {
  return Object.entries(fields).flatMap(([path, { valid, errorMessage }]) => {
    const complains = valid === false || errorMessage !== undefined
    return complains && (!changed || isTouched(path, changed)) ? [path] : []
  })
}

function isTouched(path: string, changed: string[]): boolean {
  return changed.some((other) => other === path || other.startsWith(`${path}.`))
}

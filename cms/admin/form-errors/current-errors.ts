import type { FormState } from 'payload'
import type { Answered } from './answers.ts'

/** The fields whose own value is another than before; a list's is the number of its rows. One that was not there was not changed. */
export function changedPaths(before: FormState, after: FormState): string[] {
  if (before === after) return []
  return Object.keys(before).filter((path) => before[path]?.value !== after[path]?.value)
}

/**
 * The fields whose value the server has not judged: another stood there when it was asked. A file is never part of what it is asked.
 */
export function notJudged(asked: FormState, fields: FormState): string[] {
  return Object.entries(fields).flatMap(([path, { value }]) => {
    const isJudged = value instanceof File || JSON.stringify(asked[path]?.value) === JSON.stringify(value)
    return isJudged ? [] : [path]
  })
}

/**
 * The fields of which an answer complains though another value stands there, or in a part of them, than it was asked about. What
 * a save has refused meanwhile is not the answer's complaint.
 */
export function outdatedErrors({ about, said }: Pick<Answered, 'about' | 'said'>, fields: FormState): string[] {
  return pathsWithErrors(fields, notJudged(about, fields)).filter((path) => {
    const [answered, shown] = [said[path], fields[path]]
    return answered?.valid === shown?.valid && answered?.errorMessage === shown?.errorMessage
  })
}

/** Whether a field complains that did not before, or of something else. */
export function complainsAnew(before: FormState, after: FormState): boolean {
  return Object.entries(after).some(
    ([path, { valid, errorMessage }]) =>
      valid === false && (before[path]?.valid !== false || before[path]?.errorMessage !== errorMessage),
  )
}

/** The fields whose complaint is gone without a change, with what they said. */
export function lostErrors(before: FormState, after: FormState, changed: string[]): [string, string | undefined][] {
  const kept = Object.entries(before).filter(
    ([path, field]) => field.valid === false && after[path]?.valid === true && !isTouched(path, changed),
  )
  return kept.map(([path, { errorMessage }]) => [path, errorMessage])
}

/**
 * The fields that complain: all of them, or those that `changed` can have put right: the changed ones, and what they are
 * part of.
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

import type { FormField, FormState } from 'payload'
import type { FormResponse, SaveError } from './form-responses.ts'

/**
 * Returns the fields whose own value has changed. The value of a list is its number of rows. Fields that exist only
 * in `after` do not count.
 */
export function findChangedPaths(before: FormState, after: FormState): string[] {
  if (before === after) return []
  return Object.keys(before).filter((path) => before[path]?.value !== after[path]?.value)
}

/**
 * Returns the fields whose value or rows differ from the request. Requests contain no files, so changed files do not
 * count.
 */
export function findUnsentPaths(request: FormState, fields: FormState): string[] {
  return Object.keys(fields).filter((path) => {
    const isFile = fields[path]?.value instanceof File
    return !isFile && serializeField(request[path]) !== serializeField(fields[path])
  })
}

const serializeField = (field: FormField | undefined) =>
  JSON.stringify([field?.value, field?.rows?.map(({ id }) => id) ?? []])

/**
 * Returns the fields with an error about an older value of the field or of a part of it. Errors of a later save are
 * not included.
 */
export function findOutdatedErrors(
  { requestState, responseState }: Pick<FormResponse, 'requestState' | 'responseState'>,
  fields: FormState,
): string[] {
  return findErrorPaths(fields, findUnsentPaths(requestState, fields)).filter((path) => {
    const response = responseState[path]
    const current = fields[path]
    return response?.valid === current?.valid && response?.errorMessage === current?.errorMessage
  })
}

export function hasNewError(before: FormState, after: FormState): boolean {
  return Object.entries(after).some(
    ([path, { valid, errorMessage }]) =>
      valid === false && (before[path]?.valid !== false || before[path]?.errorMessage !== errorMessage),
  )
}

/** Returns the fields whose error disappeared without a change, with the message. */
export function findDisappearedErrors(
  before: FormState,
  after: FormState,
  changedPaths: string[],
): [string, string | undefined][] {
  const disappearedErrors = Object.entries(before).filter(
    ([path, field]) => field.valid === false && after[path]?.valid === true && !isAffected(path, changedPaths),
  )
  return disappearedErrors.map(([path, { errorMessage }]) => [path, errorMessage])
}

/**
 * Returns the errors of the last save that the form does not show, although no value has changed. A response to an
 * earlier request may have removed them.
 *
 * An error is returned at most once for each response. If an error disappears without a response, it is not returned,
 * because a component shows it elsewhere.
 *
 * @param saveErrors the errors by path; the function updates `handledAfter` of each error
 * @param response the last response about the form
 */
export function takeLostErrors(
  saveErrors: ReadonlyMap<string, SaveError> | undefined,
  fields: FormState,
  response: FormResponse | null,
): { path: string; message: string }[] {
  const lostErrors: { path: string; message: string }[] = []
  for (const [path, error] of saveErrors ?? []) {
    const field = fields[path]
    if (!field) continue
    if (field.valid === false) {
      if (error.handledAfter === undefined) error.handledAfter = response
      continue
    }
    if (error.handledAfter === response) continue
    error.handledAfter = response
    lostErrors.push({ path, message: error.message })
  }
  return lostErrors
}

/** Returns the fields with errors. With `changedPaths`, returns only changed fields and their parents. */
export function findErrorPaths(fields: FormState, changedPaths?: string[]): string[] {
  const erroneousFields = Object.entries(fields).filter(([path, { valid, errorMessage }]) => {
    const hasError = valid === false || errorMessage !== undefined
    return hasError && (!changedPaths || isAffected(path, changedPaths))
  })
  return erroneousFields.map(([path]) => path)
}

function isAffected(path: string, changedPaths: string[]): boolean {
  return changedPaths.some((changedPath) => changedPath === path || changedPath.startsWith(`${path}.`))
}

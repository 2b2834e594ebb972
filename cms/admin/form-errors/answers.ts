import type { FormState } from 'payload'

interface Document {
  collectionSlug?: string
  globalSlug?: string
  id?: number | string | null
}

interface Asked extends Document {
  /** The saved values, in the request after a save. */
  data?: unknown
  formState?: FormState
  skipValidation?: boolean
}

/** The server's response about the state of a form. */
export interface Answered {
  /** The values in the request. */
  about: FormState
  /** The returned fields, without those that only the browser knows; empty if the browser aborted the request. */
  said: FormState
  /** Whether the values were validated; before the first attempt to save they are not. */
  isJudgment: boolean
}

/** The last response about each document's form, by the name of the document. */
export type Answers = Map<string, Answered>

/** The names of the documents whose last save was refused and whose forms are unchanged since. */
export type Refused = Set<string>

/** Returns a key that is the same for all requests about a document; a new document has no id yet. */
export function nameOf({ collectionSlug, globalSlug, id }: Document): string {
  return `${collectionSlug ?? globalSlug}/${id ?? ''}`
}

/**
 * Wraps the request for a form's state: stores what the request contained before it returns the response. Errors are
 * kept if the request has no validation, or if the form is unchanged since a refused save, which checks more than the
 * validation of a form.
 */
export function remembering<A extends Asked, Answer extends { state?: FormState } | null>(
  ask: (asked: A) => Promise<Answer>,
  answers: Answers,
  refused: Refused,
): (asked: A) => Promise<Answer> {
  return async (asked) => {
    const { data, formState, skipValidation } = asked
    const name = nameOf(asked)
    const isKept = skipValidation || refused.has(name)
    const answer = await ask(asked)
    if (!formState || data) return answer
    const drawn = answer?.state ?? {}
    const said = isKept ? { ...drawn, ...keptErrors(formState, drawn) } : drawn
    answers.set(name, { about: formState, said, isJudgment: !skipValidation })
    return answer?.state ? { ...answer, state: said } : answer
  }
}

/** Returns the fields of a response that have an error in the request but none in the response, with that error. */
function keptErrors(asked: FormState, drawn: FormState): FormState {
  const kept = Object.entries(asked).flatMap(([path, { valid, errorMessage }]) => {
    const field = drawn[path]
    return valid === false && field && field.valid !== false ? [[path, { ...field, valid, errorMessage }] as const] : []
  })
  return Object.fromEntries(kept)
}

import type { FormState } from 'payload'

interface Document {
  collectionSlug?: string
  globalSlug?: string
  id?: number | string | null
}

interface Asked extends Document {
  /** What was saved, in the request after a save. */
  data?: unknown
  formState?: FormState
  skipValidation?: boolean
}

/** What the server said of a form. */
export interface Answered {
  /** What stood in it. */
  about: FormState
  /** What it made of that, without the fields that only the browser knows; nothing, where the browser has given the question up. */
  said: FormState
  /** Whether it was judged: before a first try to save, a form is only drawn. */
  isJudgment: boolean
}

/** Of each document, by its name: the last answer about its form. */
export type Answers = Map<string, Answered>

/** The names of the documents whose last save was refused, while their forms stand as they were refused. */
export type Refused = Set<string>

/** The same for all requests about one document; a new one has no number yet. */
export function nameOf({ collectionSlug, globalSlug, id }: Document): string {
  return `${collectionSlug ?? globalSlug}/${id ?? ''}`
}

/**
 * The same request for a form's state, which notes what it was about before it hands the answer on. A form that is only drawn keeps its
 * complaints. So does one that stands as a save has refused it, which knows more than the rules by which a form is judged.
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

/** The fields of an answer of which the form complains and the answer does not, with that complaint. */
function keptErrors(asked: FormState, drawn: FormState): FormState {
  const kept = Object.entries(asked).flatMap(([path, { valid, errorMessage }]) => {
    const field = drawn[path]
    return valid === false && field && field.valid !== false ? [[path, { ...field, valid, errorMessage }] as const] : []
  })
  return Object.fromEntries(kept)
}

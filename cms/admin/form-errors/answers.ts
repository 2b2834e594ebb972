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

/** Of each document, by its name: what its last save has refused and no answer has said, by field. */
export type Refused = Map<string, Map<string, string | undefined>>

/** The same for all requests about one document; a new one has no number yet. */
export function nameOf({ collectionSlug, globalSlug, id }: Document): string {
  return `${collectionSlug ?? globalSlug}/${id ?? ''}`
}

/**
 * The same request for a form's state, which notes what it was about before it hands the answer on. A form that is only drawn keeps its
 * complaints. So does one that is judged those of its last save, which knows more than the rules by which it is judged.
 */
export function remembering<A extends Asked, Answer extends { state?: FormState } | null>(
  ask: (asked: A) => Promise<Answer>,
  answers: Answers,
  refused: Refused,
): (asked: A) => Promise<Answer> {
  return async (asked) => {
    const answer = await ask(asked)
    const { data, formState, skipValidation } = asked
    if (!formState || data) return answer
    const name = nameOf(asked)
    const said = { ...answer?.state }
    for (const [path, { valid, errorMessage }] of Object.entries(formState)) {
      const drawn = said[path]
      const ofSave = refused.get(name)
      if (!skipValidation && drawn?.valid === false) ofSave?.delete(path)
      if (valid !== false || !drawn || drawn.valid === false) continue
      if (skipValidation || (ofSave?.has(path) && ofSave.get(path) === errorMessage)) {
        said[path] = { ...drawn, valid, errorMessage }
      }
    }
    answers.set(name, { about: formState, said, isJudgment: !skipValidation })
    return answer?.state ? { ...answer, state: said } : answer
  }
}

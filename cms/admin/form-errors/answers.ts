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

/** The last one of each document, by its name. */
export type Answers = Map<string, Answered>

/** The same for all requests about one document; a new one has no number yet. */
export function nameOf({ collectionSlug, globalSlug, id }: Document): string {
  return `${collectionSlug ?? globalSlug}/${id ?? ''}`
}

/** The same request for a form's state, which notes what it was about before it hands the answer on. */
export function remembering<A extends Asked, Answer extends { state?: FormState } | null>(
  ask: (asked: A) => Promise<Answer>,
  answers: Answers,
): (asked: A) => Promise<Answer> {
  return async (asked) => {
    const answer = await ask(asked)
    const { data, formState, skipValidation } = asked
    if (formState && !data) {
      answers.set(nameOf(asked), { about: formState, said: answer?.state ?? {}, isJudgment: !skipValidation })
    }
    return answer
  }
}

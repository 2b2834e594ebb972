import type { FormState } from 'payload'

/** What a form's server answers: nothing where the question was withdrawn. */
export interface Answer {
  state?: FormState | null
}

/**
 * The same request for a form's state, whose answers bring the fields of a new row once. A question that was put together
 * before the row was known brings them again, and Payload would put what a new row begins with over what has been typed
 * in it meanwhile.
 */
export function addingOnce<Asked, A extends Answer>(ask: (asked: Asked) => Promise<A>): (asked: Asked) => Promise<A> {
  const added = new Set<string>()
  return async (asked) => {
    const answer = await ask(asked)
    return answer?.state ? { ...answer, state: withoutRepeats(answer.state, added) } : answer
  }
}

function withoutRepeats(state: FormState, added: Set<string>): FormState {
  const fields = Object.entries(state).map(([path, field]): [string, typeof field] => {
    const name = field.addedByServer ? nameInRow(path, state) : null
    if (name === null) return [path, field]
    if (added.has(name)) return [path, { ...field, addedByServer: false }]
    added.add(name)
    return [path, field]
  })
  return Object.fromEntries(fields)
}

/** A row's field by the row's own number, which stays when the row is moved; null for a field that is in no row. */
function nameInRow(path: string, state: FormState): string | null {
  const [, row, name] = /^(.*\.\d+)\.([^.]+)$/.exec(path) ?? []
  const id = state[`${row}.id`]?.value
  return typeof id === 'string' ? `${id}.${name}` : null
}

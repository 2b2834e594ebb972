import type { FormState } from 'payload'

/** The response with the state of a form; no state if the request was aborted. */
export interface Answer {
  state?: FormState | null
}

/**
 * Wraps the request for a form's state so that responses add the fields of a new row only once. A request sent before
 * the row was known adds them again, and Payload would overwrite the input in the row with default values.
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

/**
 * Returns a key for a row's field that contains the row's id, which stays when the row is moved. Returns null for a
 * field outside of rows.
 */
function nameInRow(path: string, state: FormState): string | null {
  const [, row, name] = /^(.*\.\d+)\.([^.]+)$/.exec(path) ?? []
  const id = state[`${row}.id`]?.value
  return typeof id === 'string' ? `${id}.${name}` : null
}

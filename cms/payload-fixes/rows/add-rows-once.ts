import type { FormState } from 'payload'

/** The response with the state of a form; no state if the request was aborted. */
export interface FormStateResponse {
  state?: FormState | null
}

/**
 * Wraps the request for a form's state so that responses add the fields of a new row only once. If the form sends two
 * requests before it has received these fields, both responses add the fields. With the second response, Payload would
 * overwrite the input in the row with default values.
 *
 * Payload 3.90.1; tested by `add-rows-once.test.ts`. Remove it when late responses do not replace the input in a new
 * row.
 */
export function addRowsOnce<Args, A extends FormStateResponse>(
  send: (args: Args) => Promise<A>,
): (args: Args) => Promise<A> {
  const added = new Set<string>()
  return async (args) => {
    const response = await send(args)
    return response?.state ? { ...response, state: withoutRepeatedRows(response.state, added) } : response
  }
}

function withoutRepeatedRows(state: FormState, added: Set<string>): FormState {
  const fields = Object.entries(state).map(([path, field]): [string, typeof field] => {
    const key = field.addedByServer ? createRowFieldKey(path, state) : null
    if (key === null) return [path, field]
    if (added.has(key)) return [path, { ...field, addedByServer: false }]
    added.add(key)
    return [path, field]
  })
  return Object.fromEntries(fields)
}

/**
 * Returns a key for a row's field that contains the row's id, which stays when the row is moved. Returns null for a
 * field outside of rows.
 */
function createRowFieldKey(path: string, state: FormState): string | null {
  const [, row, key] = /^(.*\.\d+)\.([^.]+)$/.exec(path) ?? []
  const id = state[`${row}.id`]?.value
  return typeof id === 'string' ? `${id}.${key}` : null
}

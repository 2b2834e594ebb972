import type { FormState } from 'payload'

/** Has no state if the request was aborted. */
export interface FormStateResponse {
  state?: FormState | null
}

/**
 * Wraps the request for a form's state so that only one response adds the fields of a new row. If two requests are
 * sent before the fields arrive, Payload would overwrite the input in the row with the defaults of the second
 * response.
 *
 * Payload 3.90.1; tested by `add-rows-once.test.ts`. Remove it when late responses do not replace the input in a new
 * row.
 */
export function addRowsOnce<Args, Result extends FormStateResponse>(
  send: (args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  const addedKeys = new Set<string>()
  return async (args) => {
    const response = await send(args)
    return response?.state ? { ...response, state: withoutRepeatedRows(response.state, addedKeys) } : response
  }
}

function withoutRepeatedRows(state: FormState, addedKeys: Set<string>): FormState {
  const fields: FormState = {}
  for (const [path, field] of Object.entries(state)) {
    const key = field.addedByServer ? createRowFieldKey(path, state) : null
    const isRepeated = key !== null && addedKeys.has(key)
    fields[path] = isRepeated ? { ...field, addedByServer: false } : field
    if (key !== null) addedKeys.add(key)
  }
  return fields
}

/** Uses the row's id, which stays when the row is moved. Returns null for a field outside of rows. */
function createRowFieldKey(path: string, state: FormState): string | null {
  const [, row, key] = /^(.*\.\d+)\.([^.]+)$/.exec(path) ?? []
  const id = state[`${row}.id`]?.value
  return typeof id === 'string' ? `${id}.${key}` : null
}

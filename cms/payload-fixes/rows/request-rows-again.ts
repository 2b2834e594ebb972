import type { FormState } from 'payload'
import type { FormStateResponse } from './add-rows-once.ts'

/** A retry starts earlier if the browser is online again. */
const retryDelayMs = 5000
/** The retries take ten minutes. Afterwards the row stays empty until the next change of the form. */
const maxRetries = 120

interface FormStateRequest {
  formState?: FormState
  signal?: AbortSignal
}

/**
 * Wraps the request for a form's state, and repeats failed requests while a new row waits for its fields. Payload would
 * show the row as loading until the form is changed again.
 *
 * Payload 3.90.1; tested by `request-rows-again.dom.test.ts`. Remove it when Payload repeats a failed request for the
 * fields of a row.
 * @param onFailure called once for each request that is repeated
 */
export function requestRowsAgain<Args extends FormStateRequest, Result extends FormStateResponse>(
  send: (args: Args) => Promise<Result>,
  onFailure: () => void,
): (args: Args) => Promise<Result> {
  return async (args) => {
    let response = await send(args)
    for (let retries = 0; retries < maxRetries && hasFailed(response, args); retries++) {
      if (retries === 0) onFailure()
      await waitBeforeRetry(args.signal)
      if (!args.signal?.aborted) response = await send(args)
    }
    return response
  }
}

/** Payload also returns no state if the request was aborted. */
function hasFailed(response: FormStateResponse, { formState, signal }: FormStateRequest): boolean {
  return response?.state === null && !signal?.aborted && hasLoadingRow(formState)
}

function hasLoadingRow(formState: FormState = {}): boolean {
  return Object.values(formState).some(({ rows }) => rows?.some(({ isLoading }) => isLoading))
}

function waitBeforeRetry(signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, retryDelayMs)
  const listeners = new AbortController()
  addEventListener('online', () => resolve(), { signal: listeners.signal })
  signal?.addEventListener('abort', () => resolve(), { signal: listeners.signal })
  return promise.finally(() => {
    clearTimeout(timer)
    listeners.abort()
  })
}

import type { FormState } from 'payload'

interface DocumentRef {
  collectionSlug?: string
  globalSlug?: string
  id?: number | string | null
}

interface FormStateRequest extends DocumentRef {
  /** The saved values. Missing unless the request follows a save. */
  data?: unknown
  formState?: FormState
  skipValidation?: boolean
}

/** The server's response about the state of a form. */
export interface FormResponse {
  requestState: FormState
  /** Does not contain the fields that exist only in the browser. Empty if the browser aborted the request. */
  responseState: FormState
  /** False before the first attempt to save. */
  isValidated: boolean
}

/** The keys are from `createDocumentKey`. */
export type FormResponseMap = Map<string, FormResponse>

export interface FormRequest {
  requestState: FormState
  isPending: boolean
}

export type FormRequestMap = Map<string, FormRequest>

/** The keys of documents whose last save was refused and whose forms are unchanged since. */
export type RefusedForms = Set<string>

export interface SaveError {
  message: string
  /**
   * The response that was the latest when the field showed the error or the error was added again; null if there was no
   * response yet. Missing until the field has shown the error.
   */
  handledAfter?: FormResponse | null
}

/** Errors by document and path. They are deleted when a value changes or the next save begins. */
export type SaveErrors = Map<string, Map<string, SaveError>>

/** Returns the same key for all requests about a document; a new document has no id yet. */
export function createDocumentKey({ collectionSlug, globalSlug, id }: DocumentRef): string {
  return `${collectionSlug ?? globalSlug}/${id ?? ''}`
}

/** Wraps the request for a form's state: stores the sent values, and whether the response is still pending. */
export function trackRequests<Args extends FormStateRequest, Result>(
  send: (request: Args) => Promise<Result>,
  requests: FormRequestMap,
): (request: Args) => Promise<Result> {
  return async (request) => {
    if (!request.formState || request.data) return send(request)
    const sentRequest = { requestState: request.formState, isPending: true }
    requests.set(createDocumentKey(request), sentRequest)
    try {
      return await send(request)
    } finally {
      sentRequest.isPending = false
    }
  }
}

/**
 * Wraps the request for a form's state: stores the sent values and the response before it returns the response. Adds
 * errors that the response omits: the sent errors, if the request skips validation or the form is unchanged since a
 * refused save, and the errors of the last save. A save checks more than this request, and may be refused while the
 * request is pending.
 */
export function trackResponses<Args extends FormStateRequest, Result extends { state?: FormState } | null>(
  send: (request: Args) => Promise<Result>,
  responses: FormResponseMap,
  refusedForms: RefusedForms,
  saveErrors: SaveErrors,
): (request: Args) => Promise<Result> {
  return async (request) => {
    const { data, formState, skipValidation } = request
    const documentKey = createDocumentKey(request)
    const shouldKeepErrors = skipValidation || refusedForms.has(documentKey)
    const response = await send(request)
    if (!formState || data) return response
    const responseFields = response?.state ?? {}
    const responseState = {
      ...responseFields,
      ...(shouldKeepErrors && findOmittedErrors(formState, responseFields)),
      ...findOmittedSaveErrors(saveErrors.get(documentKey), responseFields),
    }
    responses.set(documentKey, { requestState: formState, responseState, isValidated: !skipValidation })
    return response?.state ? { ...response, state: responseState } : response
  }
}

/** Returns the fields whose error in the request is missing in the response, with that error. */
function findOmittedErrors(request: FormState, responseFields: FormState): FormState {
  const fields: FormState = {}
  for (const [path, { valid, errorMessage }] of Object.entries(request)) {
    const field = responseFields[path]
    if (valid === false && field && field.valid !== false) fields[path] = { ...field, valid, errorMessage }
  }
  return fields
}

/** Returns the fields whose error of the last save is missing in the response, with that error. */
function findOmittedSaveErrors(errors: Map<string, SaveError> | undefined, responseFields: FormState): FormState {
  const fields: FormState = {}
  for (const [path, { message }] of errors ?? []) {
    const field = responseFields[path]
    if (field && field.valid !== false) fields[path] = { ...field, valid: false, errorMessage: message }
  }
  return fields
}

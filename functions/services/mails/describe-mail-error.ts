/**
 * Returns the details of a failed mail that the log may contain: the error's name and codes. Its message is left out,
 * because it may contain the recipient's address.
 */
export function describeMailError(error: unknown): { error: string; code: string | null; response: number | null } {
  const { name, code, responseCode } = {
    name: typeof error,
    code: null,
    responseCode: null,
    ...readErrorDetails(error),
  }
  return {
    error: name,
    code: typeof code === 'string' ? code : null,
    response: typeof responseCode === 'number' ? responseCode : null,
  }
}

function readErrorDetails(error: unknown): { name?: string; code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {}
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { responseCode: error.responseCode }),
  }
}

/**
 * What the log may know of a mail that was not sent: the error's name and its codes. Its message quotes the mail server,
 * which quotes the address that the mail is for.
 */
export function mailFault(error: unknown): { error: string; code: string | null; response: number | null } {
  const { name, code, responseCode } = { name: typeof error, code: null, responseCode: null, ...details(error) }
  return {
    error: name,
    code: typeof code === 'string' ? code : null,
    response: typeof responseCode === 'number' ? responseCode : null,
  }
}

function details(error: unknown): { name?: string; code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {}
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { responseCode: error.responseCode }),
  }
}

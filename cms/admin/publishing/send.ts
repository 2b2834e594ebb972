/**
 * Asks one of the CMS's own addresses, as the page's user.
 * @throws an Error in words for editors
 */
export async function send(address: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { ...init, headers, credentials: 'same-origin' }).catch(() => {
    throw new Error('The CMS does not answer. Please check your connection.')
  })
  const told: unknown = await answer.json().catch(() => null)
  if (answer.ok) return told
  throw new Error(messageIn(told) ?? 'That did not work. Please try again.')
}

export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** What a refusal says; null where it says nothing. */
export function messageIn(told: unknown): string | null {
  if (typeof told !== 'object' || told === null || !('errors' in told) || !Array.isArray(told.errors)) return null
  const [error] = told.errors
  return typeof error?.message === 'string' ? error.message : null
}

import type { Endpoint } from '@nusa/shared/api'
import type { Failure } from '../ports/failure.ts'

/**
 * Returns a redirect to the page that explains why a file could not be opened, or null if JSON is the right answer: for
 * everything that is not a file, and for callers other than a browser that opens a link.
 */
export function redirectFailedDownload(
  { method, answerType }: Endpoint,
  request: Request,
  { failure }: Failure,
): Response | null {
  if (method !== 'GET' || answerType === undefined || !isNavigation(request)) return null
  const { pathname, search } = new URL(request.url)
  const file = pathname + search
  const location =
    failure === 'not_authenticated'
      ? `/auth?${new URLSearchParams({ redirect: file })}`
      : `/booking/file?${new URLSearchParams({ file, problem: failure })}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** Returns whether a browser opens the address in a tab. Older browsers only say so by accepting HTML. */
function isNavigation({ headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode')
  return mode === null ? /\btext\/html\b/i.test(headers.get('accept') ?? '') : mode === 'navigate'
}

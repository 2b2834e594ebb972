import { onEachRequest } from '../../core/http/each-request.ts'

/**
 * Makes Next treat a path that is not UTF-8, such as `/admin/%ED%A0%80`, as an unknown URL instead of answering 500.
 * Next's router decodes every path with `decodeURIComponent`, which throws.
 *
 * Next 16.4.6; tested by `decodable-path.test.ts`. Remove it when Next answers such a path with 400 or 404.
 */
export function acceptUndecodablePaths(): void {
  onEachRequest(({ request }) => {
    if (request.url !== undefined) request.url = replaceUndecodableSegments(request.url)
  })
}

/** Replaces each undecodable segment by U+FFFD, the character that browsers show instead. */
export function replaceUndecodableSegments(url: string): string {
  const queryStart = url.indexOf('?')
  const path = queryStart === -1 ? url : url.slice(0, queryStart)
  if (canDecode(path)) return url
  const segments = path.split('/').map((segment) => (canDecode(segment) ? segment : '%EF%BF%BD'))
  return segments.join('/') + (queryStart === -1 ? '' : url.slice(queryStart))
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

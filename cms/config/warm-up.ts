import { isIPv6 } from 'node:net'
import { onEachRequest } from '../core/http/each-request.ts'

/**
 * Requests a page from this process's server on the first request of any kind, such as a health check. The code of the
 * pages is loaded with the first page, and the first user to sign in would wait two seconds for that code. Errors are
 * ignored: the next request for the page reports them.
 */
export function warmUp(path: string): void {
  let hasStarted = false
  onEachRequest(({ request }) => {
    if (hasStarted) return
    hasStarted = true
    const { localAddress = '', localPort } = request.socket
    fetch(`http://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}${path}`)
      .then((response) => response.body?.cancel())
      .catch(() => {})
  })
}

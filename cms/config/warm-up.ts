import { get } from 'node:http'
import { onEachRequest } from '../core/http/each-request.ts'

/**
 * Requests a page after the first request of any kind, such as a health check. This loads the page's code, which takes
 * two seconds, before the first user signs in. Errors are ignored: the next request for the page reports them.
 *
 * @param socketPath the Unix socket that the server listens on, if it has no port
 */
export function warmUp(path: string, socketPath?: string): void {
  let hasStarted = false
  onEachRequest(({ request }) => {
    if (hasStarted) return
    hasStarted = true
    const { localAddress: host, localPort: port } = request.socket
    get({ path, agent: false, ...(socketPath ? { socketPath } : { host, port }) }, (response) => response.resume()).on(
      'error',
      () => {},
    )
  })
}

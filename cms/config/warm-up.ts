import { isIPv6 } from 'node:net'
import { onEachRequest } from '../http/each-request.ts'

/**
 * Asks this process's server for a page as soon as anybody asks it for anything, such as a host whether it is alive. The code of
 * the pages is read when the first of them is asked for, and whoever signs in first would wait two seconds for that. What is
 * wrong with the page is said to whoever asks for it next.
 */
export function warmUp(path: string): void {
  let hasBegun = false
  onEachRequest(({ request }) => {
    if (hasBegun) return
    hasBegun = true
    const { localAddress = '', localPort } = request.socket
    fetch(`http://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}${path}`)
      .then((response) => response.body?.cancel())
      .catch(() => {})
  })
}

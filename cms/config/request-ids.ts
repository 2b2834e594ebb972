import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { acceptRequestId, enterRequest, type Logger, requestIdHeader, withTrace } from '@nusa/shared/log'
import { onEachRequest } from '../core/http/each-request.ts'
import { hasToken } from '../core/http/token.ts'

/** Senders that may choose the id of a request. */
interface TrustedSenders {
  /** A trusted proxy sends the id in this header; null without such a proxy. */
  proxyRequestIdHeader: string | null
  /** The site's build sends this token, and the id of the change that it publishes. */
  catalogToken: string | undefined
}

/**
 * Adds an id to each request, its response and its log entries. Logs API requests, except GET requests without a
 * server error. Logs every request for the catalogue. The log names the collection or endpoint, but not the URL, which
 * may contain secrets.
 */
export function addRequestIds(log: Logger, trustedSenders: TrustedSenders): void {
  onEachRequest(({ request, response }) => {
    const requestId = readRequestId(request.headers, trustedSenders) ?? randomUUID()
    response.setHeader(requestIdHeader, requestId)
    enterRequest(requestId)
    const [path = ''] = (request.url ?? '').split(/[?#]/)
    const [, root, endpoint = ''] = path.split('/')
    if (root !== 'api') return
    const startedAt = performance.now()
    const { method } = request
    response.once('finish', () => {
      const { statusCode: status } = response
      if (method === 'GET' && status < 500 && endpoint !== 'catalog') return
      const ms = Math.round(performance.now() - startedAt)
      withTrace({ requestId }, () => log(status >= 500 ? 'error' : 'info', 'request', { method, endpoint, status, ms }))
    })
  })
}

function readRequestId(headers: IncomingHttpHeaders, trustedSenders: TrustedSenders): string | null {
  const { catalogToken } = trustedSenders
  const isFromBuild = catalogToken !== undefined && hasToken(headers.authorization ?? null, catalogToken)
  const header = isFromBuild ? requestIdHeader : trustedSenders.proxyRequestIdHeader
  const sentId = header === null ? undefined : headers[header]
  return acceptRequestId(typeof sentId === 'string' ? sentId : null)
}

import { onEachRequest } from '../core/http/each-request.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

/**
 * Adds the security headers before a response is written. Next answers some URLs (`/admin/`, `//x`) before it applies
 * the headers of its configuration. A response can still replace these headers.
 */
export function addHeadersToResponses(isDevelopment: boolean): void {
  const policy = { key: 'Content-Security-Policy', value: contentSecurityPolicy(isDevelopment) }
  const headers = [...securityHeaders(isDevelopment), policy]
  onEachRequest(({ response }) => {
    for (const { key, value } of headers) response.setHeader(key, value)
  })
}

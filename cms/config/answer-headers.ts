import { onEachRequest } from '../http/each-request.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

/**
 * Gives the headers of security to every answer of this process's servers before anybody writes it. Next answers some addresses
 * before it looks at its settings (`/admin/`, `//x`), and those have no other. What an answer says of itself counts.
 */
export function headEveryAnswer(isDevelopment: boolean): void {
  const policy = { key: 'Content-Security-Policy', value: contentSecurityPolicy(isDevelopment) }
  const headers = [...securityHeaders(isDevelopment), policy]
  onEachRequest(({ response }) => {
    for (const { key, value } of headers) response.setHeader(key, value)
  })
}

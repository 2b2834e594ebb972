import { contract, type EndpointName, type FailureResponse } from '@nusa/shared/api'
import type { ResponseOf } from '../http/call.ts'

type Fetch = (request: Request) => Response | Promise<Response>

export interface ApiResponse<T> {
  status: number
  headers: Headers
  body: T
}

/** Calls the API like a browser on our site: requests contain the session cookie and the origin of the site. */
export class Browser {
  cookie: string | null = null
  readonly #fetch: Fetch
  readonly #siteUrl: string

  constructor(fetch: Fetch, siteUrl: string) {
    this.#fetch = fetch
    this.#siteUrl = siteUrl
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const request = new Request(this.#siteUrl + path, {
      method,
      headers: {
        ...(method !== 'GET' && { origin: this.#siteUrl }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await this.#fetch(request)
    for (const cookie of response.headers.getSetCookie()) this.#storeCookie(cookie)
    return response
  }

  async upload(path: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg'): Promise<Response> {
    const headers = { origin: this.#siteUrl, 'content-type': type, ...(this.cookie && { cookie: this.cookie }) }
    return this.#fetch(new Request(this.#siteUrl + path, { method: 'PUT', headers, body: bytes }))
  }

  /** The API reads no other cookie than the session cookie. */
  #storeCookie(cookie: string): void {
    if (!cookie.includes('HttpOnly')) return
    const [pair = ''] = cookie.split(';')
    this.cookie = /Max-Age=0/.test(cookie) ? null : pair
  }

  /** Calls an endpoint that must succeed, and validates its response against the contract. */
  async call<N extends EndpointName>(name: N, ...[body, path]: [unknown?, string?]): Promise<ResponseOf<N>> {
    const response = await this.send(contract[name].method, path ?? contract[name].path, body)
    const responseBody: unknown = await response.json()
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${JSON.stringify(responseBody)}`)
    return contract[name].response.parse(responseBody) as ResponseOf<N>
  }

  async callExpectingFailure(
    name: EndpointName,
    body?: unknown,
    path?: string,
  ): Promise<FailureResponse['error'] & { status: number }> {
    const response = await this.send(contract[name].method, path ?? contract[name].path, body)
    const responseBody: unknown = await response.json()
    if (response.ok) throw new Error(`${name} succeeded: ${JSON.stringify(responseBody)}`)
    return { ...(responseBody as FailureResponse).error, status: response.status }
  }
}

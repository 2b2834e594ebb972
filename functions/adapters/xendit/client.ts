import { Configuration, Invoice as InvoiceApi } from 'xendit-node'

/**
 * Xendit's client for a single call. It stops when `signal` is aborted and keeps the raw response: the client's model drops
 * fields that we need (paid_at, paid_amount), and the client has no timeout.
 */
export class XenditCall extends InvoiceApi {
  /** The response body in snake_case; undefined if the call failed without one. */
  responseBody: unknown

  constructor(secretKey: string, url: string, signal: AbortSignal) {
    super({ secretKey, xenditURL: url })
    this.configuration = new Configuration({
      basePath: url,
      fetchApi: (input, init) => fetch(input, { ...init, signal, redirect: 'error' }),
    })
  }

  protected override async request(...[context]: Parameters<InvoiceApi['request']>): Promise<Response> {
    const response = await super.request(context)
    this.responseBody = await response.clone().json()
    return response
  }
}

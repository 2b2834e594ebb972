import { Configuration, Invoice as InvoiceApi } from 'xendit-node'

/**
 * Xendit's own client, for one call: it gives up when `signal` says so, and keeps the answer as it came. The client's
 * model drops what a shop needs to know of a payment (paid_at, paid_amount), and on its own it would wait for ever.
 */
export class XenditCall extends InvoiceApi {
  /** The answer's JSON, snake_case; undefined where there was none. */
  answer: unknown

  constructor(secretKey: string, url: string, signal: AbortSignal) {
    super({ secretKey, xenditURL: url })
    this.configuration = new Configuration({
      basePath: url,
      fetchApi: (input, init) => fetch(input, { ...init, signal, redirect: 'error' }),
    })
  }

  protected override async request(...[context]: Parameters<InvoiceApi['request']>): Promise<Response> {
    const response = await super.request(context)
    this.answer = await response.clone().json()
    return response
  }
}

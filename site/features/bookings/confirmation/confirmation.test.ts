import { describe, expect, it } from 'vitest'
import { parseInvoiceId } from './use-invoice.ts'
import { paymentProblemText } from './use-pay.ts'
import { pollDelayMs, pollDelaysSeconds } from './use-poll.ts'

const id = '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11'

describe('parseInvoiceId', () => {
  it.each([
    [`/booking/confirmation/${id}`, id],
    [`/booking/confirmation/${id}/`, id],
    ['/booking/confirmation', null],
    ['/booking/confirmation/', null],
    ['/booking/confirmation/7', 'invalid'],
  ])("parseInvoiceId('%s') returns %j", (path, invoiceId) => {
    expect(parseInvoiceId(path)).toBe(invoiceId)
  })
})

describe('polling for a payment', () => {
  it('has increasing pauses, then stops', () => {
    const pauses = pollDelaysSeconds.map((_, count) => pollDelayMs(count) ?? 0)
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(pollDelayMs(pollDelaysSeconds.length)).toBeNull()
  })
})

describe('paymentProblemText', () => {
  it.each([
    ['payment_failed', 'Failed to create Xendit invoice', 'Failed to create Xendit invoice'],
    ['bad_answer', 'x', 'Invalid response from payment server'],
    ['payment_no_url', 'Invalid response from payment provider', 'Invalid response from payment provider'],
    ['offline', 'x', 'Failed to process payment'],
    ['internal', 'x', 'Failed to process payment'],
    ['unavailable', 'We got no answer from the server.', 'Failed to process payment'],
  ] as const)("paymentProblemText({ code: '%s', message: %j }) returns %j", (code, message, words) => {
    expect(paymentProblemText({ ok: false, code, message })).toBe(words)
  })

  it('returns an error of the provider if the response has no payment URL', () => {
    const failure = { ok: false, code: 'bad_answer', message: 'x' } as const
    expect(paymentProblemText({ ...failure, fields: { invoice_url: 'is missing' } })).toBe(
      'Invalid response from payment provider',
    )
    expect(paymentProblemText({ ...failure, fields: { '': 'is no object' } })).toBe(
      'Invalid response from payment server',
    )
  })
})

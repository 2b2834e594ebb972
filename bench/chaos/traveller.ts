import { setTimeout as wait } from 'node:timers/promises'
import { createBookingResponseSchema, createXenditInvoiceResponseSchema } from '@nusa/shared/booking'
import type { Random } from '../catalog/random.ts'
import { type CallResult, callApi } from './call-api.ts'
import { type Cart, createCart, type Ledger } from './cart.ts'
import type { Scenario } from './plan.ts'
import type { World } from './world.ts'

/** Calls with these error codes are repeated. All other codes are complaints, except `finalCodes`. */
const retryableCodes = new Set(['unavailable', 'payment_failed', 'payment_timeout', 'payment_busy'])
const maxAttempts = 150

/**
 * Sends the booking request until there is a response. Then requests the payment URL until there is a response, and
 * pays at the provider.
 */
export async function runTraveller(world: World, ledger: Ledger, random: Random, scenario: Scenario): Promise<void> {
  const cart = createCart(scenario, world.content)
  ledger.carts.push(cart)
  const cookie = world.cookies[random.integer(0, world.cookies.length - 1)] ?? ''
  const randomServerUrl = () => world.servers[random.integer(0, world.servers.length - 1)]?.url ?? ''

  const placeBooking = (abortAfterMs: number | null) =>
    callApi(ledger, `${randomServerUrl()}/api/bookings`, { cookie, body: cart.request }, abortAfterMs).then(
      (result) => {
        if (isOk(result)) cart.invoiceIds.add(createBookingResponseSchema.parse(result.body).invoiceId)
        return result
      },
    )
  if (scenario.abortsAfterMs !== null) {
    await placeBooking(scenario.abortsAfterMs)
    ledger.retryCount += 1
  }
  const bookingResult = await runOnceOrTwice(scenario.clicksTwice, () =>
    retryCall(ledger, 'Booking', ['sold_out'], () => placeBooking(null)),
  )
  if (isOk(bookingResult)) cart.outcome = 'placed'
  else if (bookingResult !== 'no-response' && bookingResult.errorCode === 'sold_out') cart.outcome = 'sold out'
  const [invoiceId] = cart.invoiceIds
  if (cart.outcome !== 'placed' || scenario.lastAction === 'book' || invoiceId === undefined) return

  const requestPaymentUrl = () =>
    callApi(ledger, `${randomServerUrl()}/api/create-xendit-invoice`, { cookie, body: { external_id: invoiceId } })
  const paymentResult = await runOnceOrTwice(scenario.clicksTwice, async () => {
    const result = await retryCall(ledger, 'Requesting the payment URL', [], requestPaymentUrl)
    if (isOk(result)) cart.paymentUrls.add(createXenditInvoiceResponseSchema.parse(result.body).invoice_url)
    return result
  })
  if (isOk(paymentResult) && scenario.lastAction === 'pay') pay(world, ledger, cart)
}

function pay({ sandbox }: World, ledger: Ledger, { paymentUrls }: Cart): void {
  const [paymentUrl = ''] = paymentUrls
  sandbox.invoices.pay(paymentUrl.split('/').at(-1) ?? '', 'QRIS')
  ledger.paidCount += 1
}

const isOk = (result: CallResult): result is { body: unknown } => result !== 'no-response' && 'body' in result

/** Runs the work twice at the same time if `isDouble` is true. */
async function runOnceOrTwice(isDouble: boolean, work: () => Promise<CallResult>): Promise<CallResult> {
  if (!isDouble) return work()
  const [firstResult, secondResult] = await Promise.all([work(), work()])
  return isOk(firstResult) ? firstResult : secondResult
}

async function retryCall(
  ledger: Ledger,
  callName: string,
  finalCodes: readonly string[],
  work: () => Promise<CallResult>,
): Promise<CallResult> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const result = await work()
    if (result !== 'no-response') {
      if ('body' in result || finalCodes.includes(result.errorCode)) return result
      if (!retryableCodes.has(result.errorCode)) {
        ledger.complaints.push(`${callName} failed with ${result.errorCode}.`)
        // Retries at first, because the error may be temporary.
        if (attempt > 10) return result
      }
    }
    ledger.retryCount += 1
    await wait(100 + 20 * attempt)
  }
  ledger.complaints.push(`${callName} got no response after ${maxAttempts} attempts.`)
  return 'no-response'
}

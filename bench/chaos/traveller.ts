import { setTimeout as wait } from 'node:timers/promises'
import { createBookingResponseSchema, createXenditInvoiceResponseSchema } from '@nusa/shared/booking'
import type { Random } from '../catalog/random.ts'
import { type CallResult, callApi } from './call-api.ts'
import { type Cart, createCart, type Ledger } from './cart.ts'
import type { Scenario } from './plan.ts'
import type { World } from './world.ts'

/** Error codes after which a traveller retries. Any other unexpected code is a complaint. */
const retryableCodes = new Set(['unavailable', 'payment_failed', 'payment_timeout', 'payment_busy'])
const maxAttempts = 150

/**
 * Executes one scenario: books until there is a response, requests the payment URL until there is a response, and pays
 * at the provider.
 */
export async function runTraveller(world: World, ledger: Ledger, random: Random, scenario: Scenario): Promise<void> {
  const cart = createCart(scenario, world.content)
  ledger.carts.push(cart)
  const cookie = world.cookies[random.integer(0, world.cookies.length - 1)] ?? ''
  const randomServerUrl = () => world.servers[random.integer(0, world.servers.length - 1)]?.address ?? ''

  const placeBooking = (abortAfterMs: number | null) =>
    callApi(ledger, `${randomServerUrl()}/api/bookings`, { cookie, body: cart.request }, abortAfterMs).then(
      (result) => {
        if (isOk(result)) cart.invoices.add(createBookingResponseSchema.parse(result.ok).invoiceId)
        return result
      },
    )
  const abortedAttempt = scenario.abortsAfterMs === null ? null : await placeBooking(scenario.abortsAfterMs)
  if (abortedAttempt !== null) ledger.retries += 1
  const placed = await doubleClick(scenario.clicksTwice, () =>
    retryCall(ledger, 'Booking', ['sold_out'], () => placeBooking(null)),
  )
  if (isOk(placed)) cart.end = 'placed'
  else if (placed !== 'nothing' && placed.refused === 'sold_out') cart.end = 'sold out'
  const [invoiceId] = cart.invoices
  if (cart.end !== 'placed' || scenario.goal === 'book' || invoiceId === undefined) return

  const requestPaymentUrl = () =>
    callApi(ledger, `${randomServerUrl()}/api/create-xendit-invoice`, { cookie, body: { external_id: invoiceId } })
  const payment = await doubleClick(scenario.clicksTwice, async () => {
    const result = await retryCall(ledger, 'Asking where to pay', [], requestPaymentUrl)
    if (isOk(result)) cart.paymentUrls.add(createXenditInvoiceResponseSchema.parse(result.ok).invoice_url)
    return result
  })
  if (isOk(payment) && scenario.goal === 'pay') pay(world, ledger, cart)
}

function pay({ sandbox }: World, ledger: Ledger, { paymentUrls }: Cart): void {
  const [paymentUrl = ''] = paymentUrls
  sandbox.invoices.pay(paymentUrl.split('/').at(-1) ?? '', 'QRIS')
  ledger.paid += 1
}

const isOk = (result: CallResult): result is { ok: unknown } => result !== 'nothing' && 'ok' in result

/** Does the work once, or twice at the same moment if `isDouble`, as a double click does. */
async function doubleClick(isDouble: boolean, work: () => Promise<CallResult>): Promise<CallResult> {
  const [first, second] = await Promise.all(isDouble ? [work(), work()] : [work()])
  return first && isOk(first) ? first : (second ?? first ?? 'nothing')
}

async function retryCall(
  ledger: Ledger,
  what: string,
  finalCodes: readonly string[],
  work: () => Promise<CallResult>,
): Promise<CallResult> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const result = await work()
    if (result !== 'nothing') {
      if ('ok' in result || finalCodes.includes(result.refused)) return result
      if (!retryableCodes.has(result.refused)) {
        ledger.complaints.push(`${what} failed with ${result.refused}.`)
        if (attempt > 10) return result
      }
    }
    ledger.retries += 1
    await wait(100 + 20 * attempt)
  }
  ledger.complaints.push(`${what} got no response after ${maxAttempts} attempts.`)
  return 'nothing'
}

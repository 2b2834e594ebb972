import { setTimeout as wait } from 'node:timers/promises'
import { createXenditInvoiceAnswerSchema, placeBookingAnswerSchema } from '@nusa/shared/booking'
import type { Chance } from '../catalog/random.ts'
import { call, type Heard } from './call.ts'
import { type Cart, makeCart } from './cart.ts'
import type { Ledger } from './ledger.ts'
import type { Wish } from './plan.ts'
import type { World } from './world.ts'

/** Error codes after which a traveller retries. Any other unexpected code is a complaint. */
const passing = new Set(['unavailable', 'payment_failed', 'payment_timeout', 'payment_busy'])
const mostAttempts = 150

/**
 * Executes one wish: books until there is a response, requests the payment URL until there is one, and pays at the
 * provider.
 */
export async function travel(world: World, ledger: Ledger, chance: Chance, wish: Wish): Promise<void> {
  const cart = makeCart(wish, world.content)
  ledger.carts.push(cart)
  const cookie = world.cookies[chance.whole(0, world.cookies.length - 1)] ?? ''
  const somewhere = () => world.servers[chance.whole(0, world.servers.length - 1)]?.address ?? ''

  const place = (givesUpAfter: number | null) =>
    call(ledger, `${somewhere()}/api/bookings`, { cookie, body: cart.request }, givesUpAfter).then((heard) => {
      if (isOk(heard)) cart.invoices.add(placeBookingAnswerSchema.parse(heard.ok).invoiceId)
      return heard
    })
  const impatient = wish.givesUpAfter === null ? null : await place(wish.givesUpAfter)
  if (impatient !== null) ledger.retries += 1
  const placed = await twice(wish.clicksTwice, () => untilHeard(ledger, 'Booking', ['sold_out'], () => place(null)))
  if (isOk(placed)) cart.end = 'placed'
  else if (placed !== 'nothing' && placed.refused === 'sold_out') cart.end = 'sold out'
  const [invoiceId] = cart.invoices
  if (cart.end !== 'placed' || wish.goal === 'book' || invoiceId === undefined) return

  const askWhere = () =>
    call(ledger, `${somewhere()}/api/create-xendit-invoice`, { cookie, body: { external_id: invoiceId } })
  const told = await twice(wish.clicksTwice, async () => {
    const heard = await untilHeard(ledger, 'Asking where to pay', [], askWhere)
    if (isOk(heard)) cart.addresses.add(createXenditInvoiceAnswerSchema.parse(heard.ok).invoice_url)
    return heard
  })
  if (isOk(told) && wish.goal === 'pay') pay(world, ledger, cart)
}

function pay({ sandbox }: World, ledger: Ledger, { addresses }: Cart): void {
  const [address = ''] = addresses
  sandbox.invoices.pay(address.split('/').at(-1) ?? '', 'QRIS')
  ledger.paid += 1
}

const isOk = (heard: Heard): heard is { ok: unknown } => heard !== 'nothing' && 'ok' in heard

/** Does the work twice at the same moment, as a double click does, if wanted. */
async function twice(isWanted: boolean, work: () => Promise<Heard>): Promise<Heard> {
  const [first, second] = await Promise.all(isWanted ? [work(), work()] : [work()])
  return first && isOk(first) ? first : (second ?? first ?? 'nothing')
}

async function untilHeard(
  ledger: Ledger,
  what: string,
  ends: readonly string[],
  work: () => Promise<Heard>,
): Promise<Heard> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const heard = await work()
    if (heard !== 'nothing') {
      if ('ok' in heard || ends.includes(heard.refused)) return heard
      if (!passing.has(heard.refused)) {
        ledger.complaints.push(`${what} was answered with ${heard.refused}.`)
        if (attempt > 10) return heard
      }
    }
    ledger.retries += 1
    await wait(100 + 20 * attempt)
  }
  ledger.complaints.push(`${what} had no answer after ${mostAttempts} attempts.`)
  return 'nothing'
}

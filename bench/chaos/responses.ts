import type { Client } from 'pg'
import { type Cart, type Ledger, limitedDate } from './cart.ts'
import type { Content } from './content.ts'

interface StoredInvoice {
  id: string
  bookingCount: number
}

/** Returns a message for each response that does not match the database. */
export async function checkResponses(client: Client, { carts }: Ledger, { limitedTour }: Content): Promise<string[]> {
  const { rows } = await client.query<StoredInvoice & { key: string }>(
    `select invoices.id, idempotency_key as key, count(bookings.id)::integer as "bookingCount"
     from invoices left join bookings on invoice_id_id = invoices.id group by invoices.id`,
  )
  const invoicesByKey = new Map(rows.map(({ key, ...invoice }) => [key, invoice]))
  const days = await client.query<{ day: string; taken: number; places: number }>(
    `select day, sum(count)::integer as taken, places_per_day::integer as places
     from holds join tours on tours.id::text = resource_id where tours.id = $1 and released_at is null
     group by day, places_per_day`,
    [limitedTour.tourId],
  )
  const spotsLeftByDay = new Map(days.rows.map(({ day, taken, places }) => [day, places - taken]))
  const keys = new Set(carts.map(({ key }) => key))
  return [
    ...carts.flatMap((cart) => findProblems(cart, invoicesByKey.get(cart.key), spotsLeftByDay)),
    ...rows.filter(({ key }) => !keys.has(key)).map(({ id }) => `The invoice ${id} belongs to no request.`),
  ]
}

function findProblems(
  cart: Cart,
  storedInvoice: StoredInvoice | undefined,
  spotsLeftByDay: ReadonlyMap<string, number>,
): string[] {
  const { key, scenario, outcome, invoiceIds, paymentUrls, request } = cart
  const isSoldOut = outcome === 'sold out'
  const spotsLeft = spotsLeftByDay.get(limitedDate(scenario.limitedDay)) ?? Number.POSITIVE_INFINITY
  const problems: string[] = []
  if (outcome === null) problems.push('got no response')
  if (invoiceIds.size > 1) problems.push(`got ${invoiceIds.size} different invoices`)
  if (outcome === 'placed' && !storedInvoice) problems.push('got an invoice that is not in the database')
  if (outcome === 'placed' && storedInvoice && !invoiceIds.has(storedInvoice.id))
    problems.push('got another invoice than the stored one')
  if (isSoldOut && storedInvoice) problems.push('was rejected as sold out, but has an invoice')
  if (isSoldOut && scenario.limitedAdults <= spotsLeft)
    problems.push('was rejected as sold out, but there are enough spots left')
  if (storedInvoice && storedInvoice.bookingCount !== request.items.length)
    problems.push('has an invoice with a wrong number of bookings')
  if (paymentUrls.size > 1) problems.push(`got ${paymentUrls.size} different payment URLs`)
  return problems.map((problem) => `The cart ${key} ${problem}.`)
}

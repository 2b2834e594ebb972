import type { Client } from 'pg'
import { type Cart, type Ledger, limitedDate } from './cart.ts'
import type { Content } from './content.ts'

interface StoredInvoice {
  id: string
  bookings: number
}

/** Returns a message for each response to a traveller that does not match the database. */
export async function checkResponses(client: Client, { carts }: Ledger, { limited }: Content): Promise<string[]> {
  const { rows } = await client.query<StoredInvoice & { key: string }>(
    `select invoices.id, idempotency_key as key, count(bookings.id)::integer as bookings
     from invoices left join bookings on invoice_id_id = invoices.id group by invoices.id`,
  )
  const stored = new Map(rows.map(({ key, ...invoice }) => [key, invoice]))
  const days = await client.query<{ day: string; taken: number; places: number }>(
    `select day, sum(count)::integer as taken, places_per_day::integer as places
     from holds join tours on tours.id::text = resource_id where tours.id = $1 and released_at is null
     group by day, places_per_day`,
    [limited.tourId],
  )
  const spotsLeft = new Map(days.rows.map(({ day, taken, places }) => [day, places - taken]))
  const keys = new Set(carts.map(({ key }) => key))
  return [
    ...carts.flatMap((cart) => findProblems(cart, stored.get(cart.key), spotsLeft)),
    ...rows.filter(({ key }) => !keys.has(key)).map(({ id }) => `The invoice ${id} belongs to no request.`),
  ]
}

function findProblems(cart: Cart, stored: StoredInvoice | undefined, spotsLeft: ReadonlyMap<string, number>): string[] {
  const { key, scenario, outcome, invoices, paymentUrls, request } = cart
  const problems: string[] = []
  if (outcome === null) problems.push('got no response')
  if (invoices.size > 1) problems.push(`got ${invoices.size} different invoices`)
  if (outcome === 'placed' && !stored) problems.push('got an invoice that is not in the database')
  if (outcome === 'placed' && stored && !invoices.has(stored.id))
    problems.push('got another invoice than the stored one')
  if (outcome === 'sold out' && stored) problems.push('was rejected as sold out, but has an invoice')
  if (
    outcome === 'sold out' &&
    scenario.limitedAdults <= (spotsLeft.get(limitedDate(scenario.limitedDay)) ?? Number.POSITIVE_INFINITY)
  )
    problems.push('was rejected as sold out, but there are enough spots left')
  if (stored && stored.bookings !== request.items.length)
    problems.push('has an invoice with a wrong number of bookings')
  if (paymentUrls.size > 1) problems.push(`got ${paymentUrls.size} different payment URLs`)
  return problems.map((problem) => `The cart ${key} ${problem}.`)
}

import type { Client } from 'pg'
import { type Cart, limitedDate } from '../cart.ts'
import type { Content } from '../content.ts'
import type { Ledger } from '../ledger.ts'

interface Written {
  id: string
  bookings: number
}

/** Checks that the responses to travellers match the database. */
export async function checkTold(client: Client, { carts }: Ledger, { limited }: Content): Promise<string[]> {
  const { rows } = await client.query<Written & { key: string }>(
    `select invoices.id, idempotency_key as key, count(bookings.id)::integer as bookings
     from invoices left join bookings on invoice_id_id = invoices.id group by invoices.id`,
  )
  const written = new Map(rows.map(({ key, ...invoice }) => [key, invoice]))
  const days = await client.query<{ day: string; taken: number; places: number }>(
    `select day, sum(count)::integer as taken, places_per_day::integer as places
     from holds join tours on tours.id::text = resource_id where tours.id = $1 and released_at is null
     group by day, places_per_day`,
    [limited.tourId],
  )
  const left = new Map(days.rows.map(({ day, taken, places }) => [day, places - taken]))
  const keys = new Set(carts.map(({ key }) => key))
  return [
    ...carts.flatMap((cart) => wrongAbout(cart, written.get(cart.key), left)),
    ...rows.filter(({ key }) => !keys.has(key)).map(({ id }) => `The invoice ${id} was asked for by nobody.`),
  ]
}

function wrongAbout(cart: Cart, written: Written | undefined, left: ReadonlyMap<string, number>): string[] {
  const { key, wish, end, invoices, addresses, request } = cart
  const problems: string[] = []
  if (end === null) problems.push('has no answer')
  if (invoices.size > 1) problems.push(`was answered with ${invoices.size} invoices`)
  if (end === 'placed' && !written) problems.push('was answered with an invoice that is not there')
  if (end === 'placed' && written && !invoices.has(written.id)) problems.push('was answered with another invoice')
  if (end === 'sold out' && written) problems.push('was told that it is sold out, but has an invoice')
  if (end === 'sold out' && wish.limited <= (left.get(limitedDate(wish.limitedDay)) ?? Number.POSITIVE_INFINITY))
    problems.push('was told that it is sold out, but there are places')
  if (written && written.bookings !== request.items.length) problems.push('has not all of its bookings')
  if (addresses.size > 1) problems.push(`was given ${addresses.size} addresses to pay at`)
  return problems.map((problem) => `The cart ${key} ${problem}.`)
}

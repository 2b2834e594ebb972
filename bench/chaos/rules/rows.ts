import type { Client } from 'pg'

const travellers = "(select sum((one->>'count')::integer) from jsonb_array_elements(bookings.travelers) as one)"

/** Each query finds rows that must not exist; `what` identifies one of them. */
const rules: { broken: string; sql: string }[] = [
  {
    broken: 'An invoice has no bookings',
    sql: 'select id as what from invoices where not exists (select from bookings where invoice_id_id = invoices.id)',
  },
  {
    broken: 'A booking has no invoice',
    sql: `select booking_reference as what from bookings
      where not exists (select from invoices where id = bookings.invoice_id_id)`,
  },
  {
    broken: 'An invoice asks for another sum than its bookings',
    sql: `select invoices.id as what from invoices join bookings on invoice_id_id = invoices.id
      group by invoices.id having sum(total_price) <> invoices.total_after_discount`,
  },
  {
    broken: 'A booking that stands does not hold what its travellers need',
    sql: `select booking_reference as what from bookings where status <> 'cancelled' and ${travellers} is distinct from
      (select sum(count) from holds where booking_id = bookings.id and released_at is null)`,
  },
  {
    broken: 'More was sold of a day than there is',
    sql: `select concat(booking_date, ': ', sum(${travellers}), ' of ', places_per_day) as what
      from bookings join tours on tours.id = tour_id_id
      where bookings.status <> 'cancelled' and places_per_day is not null
      group by booking_date, tours.id having sum(${travellers}) > places_per_day`,
  },
  {
    broken: 'A booking is paid where its invoice is not, or the other way round',
    sql: `select booking_reference as what from bookings join invoices on invoices.id = invoice_id_id
      where (bookings.payment_status = 'paid') <> (invoices.status = 'paid')`,
  },
  {
    broken: 'An invoice does not have exactly one mail about its booking',
    sql: `select id as what from invoices
      where 1 <> (select count(*) from outgoing_mails where invoice_id = invoices.id and kind = 'booking_received')`,
  },
  {
    broken: 'A settled invoice does not have exactly one mail about its payment, or an unsettled one has some',
    sql: `select id as what from invoices where (status = 'paid')::integer <>
      (select count(*) from outgoing_mails where invoice_id = invoices.id and kind = 'payment_received')`,
  },
  {
    broken: 'An invoice waits for staff though nobody did anything wrong',
    sql: "select concat(id, ': ', attention_note) as what from invoices where needs_attention",
  },
  {
    broken: 'A payment belongs to no invoice',
    sql: "select concat(kind, ' ', provider_event_id) as what from payment_events where invoice_id is null",
  },
  {
    broken: 'A mail was given up',
    sql: "select concat(kind, ' ', last_error) as what from outgoing_mails where state = 'failed'",
  },
]

/** Checks the consistency of the database. */
export async function checkRows(client: Client): Promise<string[]> {
  const violations: string[] = []
  for (const { broken, sql } of rules) {
    const { rows } = await client.query<{ what: string }>(sql)
    if (rows[0]) violations.push(`${broken}: ${rows.length} times, first ${rows[0].what}.`)
  }
  return violations
}

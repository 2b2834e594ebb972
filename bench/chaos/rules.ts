import type { Client } from 'pg'
import pg from 'pg'
import type { SandboxInvoice } from '../../dev/sandbox/types.ts'
import type { Ledger } from './cart.ts'
import { checkIdleState } from './idle-state.ts'
import { checkResponses } from './responses.ts'
import type { World } from './world.ts'

/** Returns a message for each rule that does not hold after the planned failures and the sweep. */
export async function findViolations(world: World, ledger: Ledger): Promise<string[]> {
  const client = new pg.Client({ connectionString: world.database.url })
  await client.connect()
  try {
    const { servers, sandbox, cookies } = world
    const paidInvoices = sandbox.invoices.list({ statuses: ['PAID', 'SETTLED'], limit: Number.MAX_SAFE_INTEGER })
    return [
      ...new Set(ledger.complaints),
      ...servers.flatMap(({ url, unexpectedExits }) =>
        unexpectedExits.map((how) => `The process at ${url} ended ${how}.`),
      ),
      ...(await checkIdleState(client, ledger, servers, cookies)),
      ...(await checkRows(client)),
      ...(await checkResponses(client, ledger, world.content)),
      ...(await checkPayments(client, paidInvoices)),
    ]
  } finally {
    await client.end()
  }
}

async function checkPayments(client: Client, paidInvoices: readonly SandboxInvoice[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string; status: string; reference: string; total: number }>(
    'select id, status, payment_reference_id as reference, total_after_tax::integer as total from invoices',
  )
  const storedInvoicesById = new Map(rows.map((invoice) => [invoice.id, invoice]))
  const unrecordedPayments = paidInvoices.filter(({ id, external_id, paid_amount }) => {
    const invoice = storedInvoicesById.get(external_id)
    return invoice?.status !== 'paid' || invoice.reference !== id || invoice.total !== paid_amount
  })
  const paidIds = new Set(paidInvoices.map(({ external_id }) => external_id))
  const wrongInvoices = rows.filter(({ id, status }) => status === 'paid' && !paidIds.has(id))
  const violations: string[] = []
  if (unrecordedPayments[0])
    violations.push(
      `${unrecordedPayments.length} of ${paidInvoices.length} payments were not recorded, first the one of ${unrecordedPayments[0].external_id}.`,
    )
  if (wrongInvoices[0])
    violations.push(
      `${wrongInvoices.length} invoices are paid here but not at the provider, first ${wrongInvoices[0].id}.`,
    )
  return violations
}

const travellerCountSql =
  "(select sum((traveller->>'count')::integer) from jsonb_array_elements(bookings.travelers) as traveller)"

/** Each query finds rows that must not exist. The column `what` identifies a row. */
const rules: { violation: string; sql: string }[] = [
  {
    violation: 'An invoice has no bookings',
    sql: 'select id as what from invoices where not exists (select from bookings where invoice_id_id = invoices.id)',
  },
  {
    violation: 'A booking has no invoice',
    sql: `select booking_reference as what from bookings
      where not exists (select from invoices where id = bookings.invoice_id_id)`,
  },
  {
    violation: 'The total of an invoice is not the sum of its bookings',
    sql: `select invoices.id as what from invoices join bookings on invoice_id_id = invoices.id
      group by invoices.id having sum(total_price) <> invoices.total_after_discount`,
  },
  {
    violation: 'A booking that is not cancelled does not hold a spot for each traveller',
    sql: `select booking_reference as what from bookings where status <> 'cancelled' and ${travellerCountSql} is distinct from
      (select sum(count) from holds where booking_id = bookings.id and released_at is null)`,
  },
  {
    violation: 'A tour has more travellers on a day than its capacity',
    sql: `select concat(booking_date, ': ', sum(${travellerCountSql}), ' of ', places_per_day) as what
      from bookings join tours on tours.id = tour_id_id
      where bookings.status <> 'cancelled' and places_per_day is not null
      group by booking_date, tours.id having sum(${travellerCountSql}) > places_per_day`,
  },
  {
    violation: 'A booking and its invoice have different payment statuses',
    sql: `select booking_reference as what from bookings join invoices on invoices.id = invoice_id_id
      where (bookings.payment_status = 'paid') <> (invoices.status = 'paid')`,
  },
  {
    violation: 'An invoice does not have exactly one mail about its booking',
    sql: `select id as what from invoices
      where 1 <> (select count(*) from outgoing_mails where invoice_id = invoices.id and kind = 'booking_received')`,
  },
  {
    violation: 'A paid invoice does not have exactly one payment mail, or an unpaid invoice has a payment mail',
    sql: `select id as what from invoices where (status = 'paid')::integer <>
      (select count(*) from outgoing_mails where invoice_id = invoices.id and kind = 'payment_received')`,
  },
  {
    violation: 'An invoice needs attention from staff without a reason',
    sql: "select concat(id, ': ', attention_note) as what from invoices where needs_attention",
  },
  {
    violation: 'A payment belongs to no invoice',
    sql: "select concat(kind, ' ', provider_event_id) as what from payment_events where invoice_id is null",
  },
  {
    violation: 'A mail has failed',
    sql: "select concat(kind, ' ', last_error) as what from outgoing_mails where state = 'failed'",
  },
]

async function checkRows(client: Client): Promise<string[]> {
  const violations: string[] = []
  for (const { violation, sql } of rules) {
    const { rows } = await client.query<{ what: string }>(sql)
    if (rows[0]) violations.push(`${violation}: ${rows.length} times, first ${rows[0].what}.`)
  }
  return violations
}

import type { Client } from 'pg'
import type { SandboxInvoice } from '../../../dev/sandbox/types.ts'

/** Checks that we and the provider have recorded the same payments. */
export async function checkPayments(client: Client, paidThere: readonly SandboxInvoice[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string; status: string; reference: string; total: number }>(
    'select id, status, payment_reference_id as reference, total_after_tax::integer as total from invoices',
  )
  const ours = new Map(rows.map((invoice) => [invoice.id, invoice]))
  const lost = paidThere.filter(({ id, external_id, paid_amount }) => {
    const invoice = ours.get(external_id)
    return invoice?.status !== 'paid' || invoice.reference !== id || invoice.total !== paid_amount
  })
  const theirs = new Set(paidThere.map(({ external_id }) => external_id))
  const invented = rows.filter(({ id, status }) => status === 'paid' && !theirs.has(id))
  return [
    ...(lost[0]
      ? [`${lost.length} of ${paidThere.length} payments were not found, first of ${lost[0].external_id}.`]
      : []),
    ...(invented[0] ? [`${invented.length} invoices are settled that nobody paid, first ${invented[0].id}.`] : []),
  ]
}

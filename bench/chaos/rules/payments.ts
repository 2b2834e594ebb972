import type { Client } from 'pg'
import type { SandboxInvoice } from '../../../dev/sandbox/types.ts'

/** Checks that we and the provider have recorded the same payments. */
export async function checkPayments(client: Client, paidInvoices: readonly SandboxInvoice[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string; status: string; reference: string; total: number }>(
    'select id, status, payment_reference_id as reference, total_after_tax::integer as total from invoices',
  )
  const ourInvoices = new Map(rows.map((invoice) => [invoice.id, invoice]))
  const unrecorded = paidInvoices.filter(({ id, external_id, paid_amount }) => {
    const invoice = ourInvoices.get(external_id)
    return invoice?.status !== 'paid' || invoice.reference !== id || invoice.total !== paid_amount
  })
  const theirIds = new Set(paidInvoices.map(({ external_id }) => external_id))
  const unpaid = rows.filter(({ id, status }) => status === 'paid' && !theirIds.has(id))
  return [
    ...(unrecorded[0]
      ? [
          `${unrecorded.length} of ${paidInvoices.length} payments were not recorded, first the one of ${unrecorded[0].external_id}.`,
        ]
      : []),
    ...(unpaid[0] ? [`${unpaid.length} invoices are paid here but not at the provider, first ${unpaid[0].id}.`] : []),
  ]
}

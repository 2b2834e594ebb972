import { todayInBali } from '@nusa/shared/dates'
import { renderToStaticMarkup } from 'react-dom/server'
import { Attention } from '../features/start/admin/Attention.tsx'
import type { User } from '../generated/payload-types.ts'
import type { Company } from './company.ts'
import { canOpenDocuments } from './people.ts'

/** Returns the items on the start page, with their links. By default, 2026-11-26 has just begun in Bali. */
export async function readAttention(
  { cms }: Company,
  { account }: { account: User },
  now = new Date('2026-11-25T16:00:00Z'),
): Promise<[string, string][]> {
  const user = { ...account, collection: 'users' as const, ...canOpenDocuments }
  const html = renderToStaticMarkup(
    await Attention({ payload: cms.payload, language: 'en', now, today: todayInBali(now), user }),
  )
  const links = html.matchAll(/<li><a href="([^"]+)">([^<]+)</g)
  return [...links].map(([, address = '', itemText = '']) => [itemText, address.replaceAll('&amp;', '&')])
}

/** Changes all records so that nothing needs attention. */
export async function clearAttention(company: Company): Promise<void> {
  const { payload } = company.cms
  const where = { id: { exists: true } }
  await payload.delete({ collection: 'payment-events', where })
  await payload.db.updateMany({ collection: 'invoices', where, data: { needs_attention: false } })
  await payload.db.updateMany({ collection: 'refunds', where, data: { state: 'succeeded', needs_attention: false } })
  await payload.db.updateMany({ collection: 'outgoing-mails', where, data: { state: 'sent' } })
  for (const { document } of [company.ofAyu, company.ofBen]) await setReviewState(company, document.id, 'verified')
}

export function setReviewState({ cms }: Company, id: number, state: 'verified' | 'in_review'): Promise<unknown> {
  return cms.payload.db.updateOne({ collection: 'identity-documents', id, data: { state }, returning: false })
}

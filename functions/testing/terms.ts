import { termsVersion } from '@nusa/shared/booking'
import type { TestApp } from './start-app.ts'

/** Publishes terms with one sentence, as the page selected in the settings. Returns their version. */
export async function publishTerms({ office: { payload } }: TestApp, sentence: string): Promise<string> {
  const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: 'terms' } }, limit: 1 })
  const data = { title: 'Terms', slug: 'terms', content: paragraph(sentence), _status: 'published' as const }
  const page = docs[0]
    ? await payload.update({ collection: 'pages', id: docs[0].id, data })
    : await payload.create({ collection: 'pages', data })
  await payload.updateGlobal({ slug: 'settings', data: { terms_page: page.id } })
  return termsVersion({ id: page.id, updated_at: page.updatedAt })
}

/** Returns the HTML of the terms accepted with an invoice, or null. */
export async function readAcceptedTerms({ office: { payload } }: TestApp, invoiceId: string): Promise<string | null> {
  const { terms } = await payload.findByID({ collection: 'invoices', id: invoiceId, depth: 1 })
  return typeof terms === 'object' && terms !== null ? terms.html : null
}

function paragraph(text: string) {
  const common = { version: 1, format: '' as const, indent: 0, direction: null }
  const words = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
  return { root: { type: 'root', ...common, children: [{ type: 'paragraph', ...common, children: [words] }] } }
}

import type { FieldHook, PayloadRequest } from 'payload'
import { idOf } from '../../collections/records/Invoices/invoice-history.ts'
import { findOrderNumber } from '../../collections/records/Invoices/order-number.ts'
import { kindText } from '../../collections/records/parts/kind-text.ts'
import { officeTexts } from '../../collections/records/texts/index.ts'
import { type Language, languageOf } from '../../core/i18n/language.ts'
import { auditLabels } from './audit-labels.ts'
import { parseTravellerId } from './stored-title.ts'

/**
 * Returns the title shown to the reader: the label of a global, the current description of a mail, payment event,
 * document or invoice, or else the stored title.
 */
export const readableTitle: FieldHook = async ({ value, siblingData: { kind, entry }, req }) => {
  if (typeof kind !== 'string') return value
  if (!entry) return auditLabels(req.payload.config, kind, req.i18n).kind
  const titleOf = titleReaders.get(kind)
  return (await titleOf?.(String(entry), req, languageOf(req.i18n), value)) || value || entry
}

/**
 * Returns the current title of an entry; null if it was deleted or the reader cannot see it.
 *
 * @param title stored title
 */
type TitleReader = (id: string, req: PayloadRequest, language: Language, title: unknown) => Promise<string | null>

const common = { depth: 0, disableErrors: true, overrideAccess: false } as const

const readMailTitle: TitleReader = async (id, req) => {
  const mail = await req.payload.findByID({ ...common, collection: 'outgoing-mails', id, req })
  return mail?.title ?? null
}

const readEventTitle: TitleReader = async (id, req, language) => {
  const event = await req.payload.findByID({ ...common, collection: 'payment-events', id, req })
  if (!event) return null
  const what = kindText(event.kind, officeTexts[language].eventKinds)
  const order = event.invoice && (await findOrderNumber(idOf(event.invoice), req))
  return order ? `${what}, ${order}` : what
}

/**
 * Returns the traveller's e-mail address. The stored title still identifies the traveller after the document was
 * deleted or replaced by a newer one.
 */
const readDocumentTitle: TitleReader = async (id, req, _, title) => {
  const document = await req.payload.findByID({ ...common, collection: 'identity-documents', id, req })
  const traveller = document ? null : parseTravellerId(title)
  if (traveller === null) return document?.traveller_email ?? null
  const account = await req.payload.findByID({ ...common, collection: 'travellers', id: traveller, req })
  return account?.email ?? null
}

const readInvoiceTitle: TitleReader = (id, req) => findOrderNumber(id, req)

const titleReaders: ReadonlyMap<string, TitleReader> = new Map([
  ['outgoing-mails', readMailTitle],
  ['payment-events', readEventTitle],
  ['identity-documents', readDocumentTitle],
  ['invoices', readInvoiceTitle],
])

import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload'
import { idOf } from '../../collections/records/Invoices/invoice-history.ts'
import { findOrderNumber } from '../../collections/records/Invoices/order-number.ts'
import { kindText } from '../../collections/records/parts/kind-text.ts'
import { officeTexts } from '../../collections/records/texts/index.ts'
import { type Language, languageOf } from '../../core/i18n/language.ts'
import { auditLabels } from './audit-labels.ts'

type Doc = Readonly<Record<string, unknown>>

/**
 * Returns the title that the audit log stores for a record without a title field, or null for any other record.
 * Invoices and payment events get the order number, so that searching for it finds them. Identity documents get the
 * traveller's id, which contains no personal data and identifies the document after it is deleted.
 */
export async function storedTitleOf(slug: string, doc: Doc, req: PayloadRequest): Promise<string | null> {
  const invoice = slug === 'invoices' ? doc.id : slug === 'payment-events' ? doc.invoice : null
  const id = relatedId(invoice)
  if (id !== null) return findOrderNumber(String(id), req)
  const traveller = slug === 'identity-documents' ? relatedId(doc.traveller) : null
  return traveller === null ? null : `Traveller ${traveller}`
}

function parseTravellerId(title: unknown): string | null {
  return (typeof title === 'string' && /^Traveller (\d+)$/.exec(title)?.[1]) || null
}

interface StockCollection {
  parent: { field: string; collection: CollectionSlug; name: string }
  count: string
}

/** Collections that have an entry for each date and no title field. */
const stockCollections: Readonly<Record<string, StockCollection>> = {
  'tour-places': { parent: { field: 'tour', collection: 'tours', name: 'title' }, count: 'places' },
  'transfer-stock': { parent: { field: 'car', collection: 'cars', name: 'car_name' }, count: 'rides' },
  'rental-stock': { parent: { field: 'rental', collection: 'car-rentals', name: 'car_name' }, count: 'cars' },
  'room-stock': { parent: { field: 'hotel', collection: 'hotels', name: 'name' }, count: 'rooms' },
}

/**
 * Returns a title such as 'Toyota Avanza, 2026-12-24' and the count. Returns null if the collection contains no stock.
 */
export async function describeStockEntry(
  slug: string,
  doc: Doc,
  req: PayloadRequest,
): Promise<{ title: string; count: { field: string; value: number } } | null> {
  const stock = stockCollections[slug]
  if (!stock) return null
  const { field, collection, name } = stock.parent
  const id = relatedId(doc[field]) ?? ''
  const entry = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
  const parent: unknown = Object.entries(entry ?? {}).find(([key]) => key === name)?.[1]
  const titleParts = [parent, doc.room_name, doc.date].filter((part) => typeof part === 'string' && part !== '')
  return { title: titleParts.join(', '), count: { field: stock.count, value: Number(doc[stock.count]) } }
}

function relatedId(value: unknown): string | number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : null
}

/** Returns the title shown to the reader: the label of a global, the current title of an entry, or the stored title. */
export const readableTitle: FieldHook = async ({ value, siblingData: { kind, entry }, req }) => {
  if (typeof kind !== 'string') return value
  if (!entry) return auditLabels(req.payload.config, kind, req.i18n).kind
  const titleOf = titleReaders.get(kind)
  return (await titleOf?.(String(entry), req, languageOf(req.i18n), value)) || value || entry
}

/** Returns null if the entry was deleted or the reader cannot see it. */
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

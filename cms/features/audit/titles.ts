import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload'
import { idOf } from '../../collections/records/Invoices/invoice-history.ts'
import { findOrderNumber } from '../../collections/records/Invoices/order-number.ts'
import { kindText } from '../../collections/records/parts/kind-text.ts'
import { officeTexts } from '../../collections/records/texts/index.ts'
import { type Language, languageOf } from '../../core/i18n/language.ts'
import { isObject } from '../../core/is-object.ts'
import { createAuditLabels } from './audit-labels.ts'

type Doc = Readonly<Record<string, unknown>>

/**
 * Returns the title that the audit log stores for a record without a title field, or null for any other record.
 * Invoices and payment events get the order number, so that a search for the number finds them. Identity documents get
 * the traveller's id, which contains no personal data and identifies the document after it is deleted.
 */
export async function createStoredTitle(slug: string, doc: Doc, req: PayloadRequest): Promise<string | null> {
  const invoiceId = findInvoiceId(slug, doc)
  if (invoiceId !== null) return findOrderNumber(String(invoiceId), req)
  const traveller = slug === 'identity-documents' ? toEntryId(doc.traveller) : null
  return traveller === null ? null : `Traveller ${traveller}`
}

function findInvoiceId(slug: string, doc: Doc): string | number | null {
  if (slug === 'invoices') return toEntryId(doc.id)
  return slug === 'payment-events' ? toEntryId(doc.invoice) : null
}

function parseTravellerId(title: unknown): string | null {
  if (typeof title !== 'string') return null
  return /^Traveller (\d+)$/.exec(title)?.[1] ?? null
}

interface StockCollection {
  parent: { field: string; collection: CollectionSlug; titleField: string }
  countField: string
}

/** Collections that have an entry for each date and no title field. */
const stockCollections: Readonly<Record<string, StockCollection>> = {
  'tour-places': { parent: { field: 'tour', collection: 'tours', titleField: 'title' }, countField: 'places' },
  'transfer-stock': { parent: { field: 'car', collection: 'cars', titleField: 'car_name' }, countField: 'rides' },
  'rental-stock': {
    parent: { field: 'rental', collection: 'car-rentals', titleField: 'car_name' },
    countField: 'cars',
  },
  'room-stock': { parent: { field: 'hotel', collection: 'hotels', titleField: 'name' }, countField: 'rooms' },
}

export interface StockSummary {
  /** Such as 'Toyota Avanza, 2026-12-24'. */
  title: string
  count: { field: string; value: number }
}

/** Returns null if the collection contains no stock. */
export async function readStockSummary(slug: string, doc: Doc, req: PayloadRequest): Promise<StockSummary | null> {
  const stock = stockCollections[slug]
  if (!stock) return null
  const { field, collection, titleField } = stock.parent
  const id = toEntryId(doc[field]) ?? ''
  const parent = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
  const parentTitle: unknown = new Map(Object.entries(parent ?? {})).get(titleField)
  const titleParts = [parentTitle, doc.room_name, doc.date].filter((part) => typeof part === 'string' && part !== '')
  return { title: titleParts.join(', '), count: { field: stock.countField, value: Number(doc[stock.countField]) } }
}

function toEntryId(value: unknown): string | number | null {
  const id = isObject(value) ? value.id : value
  if (typeof id === 'number') return id
  return typeof id === 'string' && id !== '' ? id : null
}

/** Returns the title shown to the reader: the label of a global, the current title of an entry, or the stored title. */
export const readCurrentTitle: FieldHook = async ({ value, siblingData: { kind, entry }, req }) => {
  if (typeof kind !== 'string') return value
  if (!entry) return createAuditLabels(req.payload.config, kind, req.i18n).kindLabel
  const titleOf = titleReaders.get(kind)
  const currentTitle = await titleOf?.(String(entry), req, languageOf(req.i18n), value)
  return currentTitle || value || entry
}

/** Returns null if the entry was deleted or the reader cannot see it. */
type TitleReader = (id: string, req: PayloadRequest, language: Language, storedTitle: unknown) => Promise<string | null>

const readerOptions = { depth: 0, disableErrors: true, overrideAccess: false } as const

const readMailTitle: TitleReader = async (id, req) => {
  const mail = await req.payload.findByID({ ...readerOptions, collection: 'outgoing-mails', id, req })
  return mail?.title ?? null
}

const readEventTitle: TitleReader = async (id, req, language) => {
  const event = await req.payload.findByID({ ...readerOptions, collection: 'payment-events', id, req })
  if (!event) return null
  const kindName = kindText(event.kind, officeTexts[language].eventKinds)
  const orderNumber = event.invoice && (await findOrderNumber(idOf(event.invoice), req))
  return orderNumber ? `${kindName}, ${orderNumber}` : kindName
}

const readDocumentTitle: TitleReader = async (id, req, _, storedTitle) => {
  const document = await req.payload.findByID({ ...readerOptions, collection: 'identity-documents', id, req })
  if (document) return document.traveller_email ?? null
  const travellerId = parseTravellerId(storedTitle)
  if (travellerId === null) return null
  const account = await req.payload.findByID({ ...readerOptions, collection: 'travellers', id: travellerId, req })
  return account?.email ?? null
}

const readInvoiceTitle: TitleReader = (id, req) => findOrderNumber(id, req)

const titleReaders: ReadonlyMap<string, TitleReader> = new Map([
  ['outgoing-mails', readMailTitle],
  ['payment-events', readEventTitle],
  ['identity-documents', readDocumentTitle],
  ['invoices', readInvoiceTitle],
])

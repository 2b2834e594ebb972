import { localDateSchema } from '@nusa/shared/dates'
import type { FieldValue } from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import { plainText } from '../lib/html.ts'

/** What an entry is called, by its collection in the export and its key; null where it has no name or is not there. */
export type NameOf = (collection: string, id: number | string) => string | null

/** Of fields that point to other entries, the collection of those. */
const references: Record<string, string> = {
  main_image: 'pictures',
  image_gallery: 'pictures',
  image: 'pictures',
  images: 'pictures',
  cover_image: 'pictures',
  category_ids: 'categories',
  destination_ids: 'destinations',
  country_id: 'countries',
  terms_page: 'pages',
  privacy_page: 'pages',
  type_id: 'car-rental-types',
  city_id: 'cities',
  airport_location_id: 'airports',
  area_id: 'areas',
  car_id: 'cars',
  category_id: 'car-categories',
}

const instantSchema = z.iso.datetime({ offset: true })

/** What stands in a field, for somebody to read, one thing after the other; none where there is nothing. */
export function fieldValues(value: unknown, field: string, nameOf: NameOf): FieldValue[] {
  if (value === null || value === undefined) return []
  if (typeof value === 'boolean') return [{ kind: 'flag', is: value }]
  if (typeof value === 'number') return [numberValue(value, field, nameOf)]
  if (typeof value === 'string') return textValues(value, field)
  if (Array.isArray(value)) return value.flatMap((item) => fieldValues(item, field, nameOf))
  const inner = Object.entries(value).filter(([name]) => name !== 'id')
  return inner.flatMap(([name, item]) => fieldValues(item, name, nameOf))
}

function numberValue(value: number, field: string, nameOf: NameOf): FieldValue {
  const collection = references[field]
  return collection === undefined ? String(value) : (nameOf(collection, value) ?? { kind: 'unnamed', id: value })
}

function textValues(text: string, field: string): FieldValue[] {
  const words = isHtml(text) ? htmlWords(text) : text.replaceAll(/\s+/g, ' ').trim()
  if (words === '') return []
  if (isHtml(text)) return [words]
  const date = localDateSchema.safeParse(text)
  if (date.success) return [{ kind: 'day', day: date.data }]
  if (z.safeParse(instantSchema, text).success) return [{ kind: 'instant', at: text }]
  // Choices are named so. Whatever else looks like one is none of its field, and is said as it is.
  return [/^[a-z]+(_[a-z]+)*$/.test(text) ? { kind: 'choice', field, choice: text } : words]
}

/** Rich text begins with a tag; no other text of ours does. */
function isHtml(text: string): boolean {
  return /^<[a-z]/.test(text)
}

/** Rich text without its tags; pictures in it are said by their texts. */
function htmlWords(html: string): string {
  const pictures = html.replaceAll(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, ' [$1] ')
  return plainText(pictures)
}

/** Where the links of a rich text lead. */
export function linkValues(html: string): FieldValue[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, address = '']) => plainText(address))
}

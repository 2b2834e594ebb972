import { formatDate, formatInstant, localDateSchema } from '@nusa/shared/dates'
import * as z from 'zod/mini'
import { plainText } from '../lib/html.ts'

/** What an entry is called, by its collection in the export and its key. */
export type NameOf = (collection: string, id: number | string) => string

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
  type_id: 'car-rental-types',
  city_id: 'cities',
  airport_location_id: 'airports',
  area_id: 'areas',
  car_id: 'cars',
  category_id: 'car-categories',
}

const instantSchema = z.iso.datetime({ offset: true })

/** A value of a field as an editor reads it, on one line; empty where there is nothing. */
export function valueWords(value: unknown, field: string, nameOf: NameOf): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const collection = references[field]
  if (typeof value === 'number') return collection === undefined ? String(value) : nameOf(collection, value)
  if (typeof value === 'string') return textWords(value)
  if (Array.isArray(value)) return joined(value.map((item) => valueWords(item, field, nameOf)))
  const inner = Object.entries(value).filter(([name]) => name !== 'id')
  return joined(inner.map(([name, item]) => valueWords(item, name, nameOf)))
}

function joined(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(', ')
}

function textWords(text: string): string {
  if (isHtml(text)) return htmlWords(text)
  const date = localDateSchema.safeParse(text)
  if (date.success) return formatDate(date.data)
  if (z.safeParse(instantSchema, text).success) return formatInstant(new Date(text))
  // Choices are named like 'per_person'.
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? text.replaceAll('_', ' ') : text.replaceAll(/\s+/g, ' ').trim()
}

/** Rich text begins with a tag; no other text of ours does. */
function isHtml(text: string): boolean {
  return /^<[a-z]/.test(text)
}

/** Rich text without its tags; pictures in it are said by their texts. */
export function htmlWords(html: string): string {
  const pictures = html.replaceAll(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, ' [$1] ')
  return plainText(pictures)
}

/** Where rich texts say the same words, what differs: where links lead, else how it looks. */
export function linkWords(html: string): string {
  return [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, address = '']) => plainText(address)).join(', ')
}

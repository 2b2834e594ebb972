import { localDateSchema } from '@nusa/shared/dates'
import type { FieldValue } from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import { plainText } from '../lib/html.ts'

/** Takes the collection as named in the export. Returns null if the entry is unnamed or missing. */
export type NameLookup = (collection: string, id: number | string) => string | null

const collectionByField: Record<string, string> = {
  main_image: 'pictures',
  image_gallery: 'pictures',
  image: 'pictures',
  images: 'pictures',
  cover_image: 'pictures',
  logo: 'pictures',
  category_ids: 'categories',
  destination_ids: 'destinations',
  country_id: 'countries',
  terms_page: 'pages',
  privacy_page: 'pages',
  type_id: 'car-rental-types',
  city_id: 'cities',
  airport_location_id: 'airports',
  area_id: 'areas',
  pickup_zone_ids: 'pickup-zones',
  car_id: 'cars',
  category_id: 'car-categories',
  cancellation_policy_id: 'cancellation-policies',
}

const instantSchema = z.iso.datetime({ offset: true })

export function fieldValues(value: unknown, field: string, nameOf: NameLookup): FieldValue[] {
  if (value === null || value === undefined) return []
  if (typeof value === 'boolean') return [{ kind: 'flag', is: value }]
  if (typeof value === 'number') return [numberValue(value, field, nameOf)]
  if (typeof value === 'string') return textValues(value, field)
  if (Array.isArray(value)) return value.flatMap((item) => fieldValues(item, field, nameOf))
  const fields = Object.entries(value).filter(([name]) => name !== 'id')
  return fields.flatMap(([name, item]) => fieldValues(item, name, nameOf))
}

function numberValue(value: number, field: string, nameOf: NameLookup): FieldValue {
  const collection = collectionByField[field]
  return collection === undefined ? String(value) : (nameOf(collection, value) ?? { kind: 'unnamed', id: value })
}

function textValues(text: string, field: string): FieldValue[] {
  const shownText = isHtml(text) ? htmlText(text) : text.replaceAll(/\s+/g, ' ').trim()
  if (shownText === '') return []
  if (isHtml(text)) return [shownText]
  const date = localDateSchema.safeParse(text)
  if (date.success) return [{ kind: 'day', day: date.data }]
  if (z.safeParse(instantSchema, text).success) return [{ kind: 'instant', at: text }]
  // The values of select options are lower-case words joined by underscores. Other texts of this form are shown
  // unchanged, because their fields have no labels for options.
  return [/^[a-z]+(_[a-z]+)*$/.test(text) ? { kind: 'choice', field, choice: text } : shownText]
}

/** Only rich text starts with a tag. */
function isHtml(text: string): boolean {
  return /^<[a-z]/.test(text)
}

/** Replaces images by their alternative texts. */
function htmlText(html: string): string {
  const htmlWithAltTexts = html.replaceAll(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, ' [$1] ')
  return plainText(htmlWithAltTexts)
}

export function linkValues(html: string): FieldValue[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, address = '']) => plainText(address))
}

import type { CollectionConfig, Field, GlobalConfig, LabelFunction } from 'payload'
import { expect, test } from 'vitest'
import { contentCollections, contentGlobals, recordCollections } from '../config/collections.ts'
import { withLabels } from '../fields/labels.ts'
import { collectionsInTwoLanguages, globalsInTwoLanguages } from './in-two-languages.ts'
import { indonesian } from './indonesian/index.ts'

const surroundings = { cmsUrl: 'http://localhost:3000', mediaDir: 'media' }
const labelled = <Entity extends { fields: Field[] }>(entity: Entity) => ({
  ...entity,
  fields: withLabels(entity.fields),
})
const entities: (CollectionConfig | GlobalConfig)[] = [
  ...collectionsInTwoLanguages([...contentCollections(surroundings), ...recordCollections(surroundings)].map(labelled)),
  ...globalsInTwoLanguages(contentGlobals().map(labelled)),
]

/** Properties that the admin shows as text, and that must not exist in English only. */
const shown = new Set(['label', 'singular', 'plural', 'description', 'group'])

/** Returns every text in only one language, with its path. */
function inOneLanguage(part: unknown, path: string): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    const here = `${path}.${key}`
    if (key === 'components') return []
    // An option without a label is shown as its stored value.
    if (key === 'options' && Array.isArray(value))
      return value.flatMap((option) =>
        typeof option === 'string' ? `${here}: ${option}` : inOneLanguage(option, here),
      )
    if (shown.has(key) && typeof value === 'string') return [`${here}: ${value}`]
    if (shown.has(key) && typeof value === 'object' && value !== null && 'en' in value) return []
    return inOneLanguage(value, here)
  })
}

test('has an Indonesian translation for every text of the forms', () => {
  expect(entities.flatMap((entity) => inOneLanguage(entity, entity.slug))).toEqual([])
})

test('has no translation of a text that the forms no longer use', () => {
  const said = JSON.stringify(entities, (_key, part: unknown) => (typeof part === 'function' ? { ...part } : part))
  // Buttons that add a row show its name without a capital letter.
  const texts = new Set([...said.matchAll(/"en":("(?:[^"\\]|\\.)*")/g)].map(([, text]) => text?.toLowerCase()))
  const unsaid = Object.keys(indonesian).filter((english) => !texts.has(JSON.stringify(english).toLowerCase()))
  expect(unsaid).toEqual([])
})

test.each([
  ['en', 'Tour', 'Tours'],
  ['id', 'Tur', 'Tur'],
])('gives Payload the name of a collection as plain text in %s', (language, ...names) => {
  const labels = collectionsInTwoLanguages([{ slug: 'tours', fields: [] }])[0]?.labels
  const reader = { i18n: { language }, t: () => '' } as unknown as Parameters<LabelFunction>[0]
  const told = [labels?.singular, labels?.plural].map((name) => typeof name === 'function' && name(reader))
  expect(told).toEqual(names)
})

test('names the rows of lists as the buttons that add them do', () => {
  const said = JSON.stringify(entities)
  expect(said).toContain('"singular":{"en":"add-on","id":"layanan tambahan"}')
  expect(said).toContain('"singular":{"en":"price row","id":"baris harga"}')
  expect(said).toContain('"singular":{"en":"package","id":"paket"}')
})

test('distinguishes the date of a booking from the day on which it was made', () => {
  const said = JSON.stringify(entities.find(({ slug }) => slug === 'bookings'))
  expect(said).toContain('"label":{"en":"Travel date","id":"Tanggal mulai"}')
  expect(said).toContain('"label":{"en":"End date","id":"Tanggal selesai"}')
  expect(said).toContain('"label":{"en":"Price details","id":"Rincian harga"}')
})

test('does not translate the order number of an invoice like the number of a booking', () => {
  expect([indonesian['Order number'], indonesian['Booking number']]).toEqual(['Nomor tagihan', 'Nomor pesanan'])
})

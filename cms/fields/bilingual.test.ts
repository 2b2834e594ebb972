import type { CollectionConfig, Field, GlobalConfig, LabelFunction } from 'payload'
import { expect, test } from 'vitest'
import { adminGlobals, contentCollections, contentGlobals, recordCollections } from '../config/collections.ts'
import { withLabels } from '../core/field-tree/labels.ts'
import { mapFields } from '../core/field-tree/map-fields.ts'
import { indonesian } from '../core/i18n/indonesian/index.ts'
import { bilingualCollections, bilingualGlobals } from './bilingual.ts'

const surroundings = { cmsUrl: 'http://localhost:3000', mediaDir: 'media' }
const labelled = <Entity extends { fields: Field[] }>(entity: Entity) => ({
  ...entity,
  fields: withLabels(entity.fields),
})
const entities: (CollectionConfig | GlobalConfig)[] = [
  ...bilingualCollections([...contentCollections(surroundings), ...recordCollections(surroundings)].map(labelled)),
  ...bilingualGlobals([...contentGlobals(), ...adminGlobals()].map(labelled)),
]

/** Properties that the admin shows as text, and that must have an Indonesian translation. */
const textKeys = new Set(['label', 'singular', 'plural', 'description', 'group'])

/** Returns the path of each text that has no translation, together with the text. */
function findUntranslatedTexts(part: unknown, path: string): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    const here = `${path}.${key}`
    if (key === 'components') return []
    // An option without a label is shown as its stored value.
    if (key === 'options' && Array.isArray(value))
      return value.flatMap((option) =>
        typeof option === 'string' ? `${here}: ${option}` : findUntranslatedTexts(option, here),
      )
    if (textKeys.has(key) && typeof value === 'string') return [`${here}: ${value}`]
    if (textKeys.has(key) && typeof value === 'object' && value !== null && 'en' in value) return []
    return findUntranslatedTexts(value, here)
  })
}

test('every text of the forms has an Indonesian translation', () => {
  expect(entities.flatMap((entity) => findUntranslatedTexts(entity, entity.slug))).toEqual([])
})

test('every field has a label, so that messages do not show the name of the field', () => {
  const unlabelledFields: string[] = []
  for (const { slug, fields } of entities) {
    mapFields(fields, (field) => {
      const isLabelled = field.type === 'group' || field.type === 'ui' || !('name' in field) || Boolean(field.label)
      if (!isLabelled) unlabelledFields.push(`${slug}.${field.name}`)
      return field
    })
  }
  expect(unlabelledFields).toEqual([])
})

test('every translation belongs to a text that the forms use', () => {
  const json = JSON.stringify(entities, (_key, part: unknown) => (typeof part === 'function' ? { ...part } : part))
  // Buttons that add a row show its name without a capital letter.
  const texts = new Set([...json.matchAll(/"en":("(?:[^"\\]|\\.)*")/g)].map(([, text]) => text?.toLowerCase()))
  const unusedTexts = Object.keys(indonesian).filter((english) => !texts.has(JSON.stringify(english).toLowerCase()))
  expect(unusedTexts).toEqual([])
})

test.each([
  ['en', 'Tour', 'Tours'],
  ['id', 'Tur', 'Tur'],
])('in the language %j, bilingualCollections returns the labels %j and %j', (language, ...names) => {
  const labels = bilingualCollections([{ slug: 'tours', fields: [] }])[0]?.labels
  const reader = { i18n: { language }, t: () => '' } as unknown as Parameters<LabelFunction>[0]
  const shownNames = [labels?.singular, labels?.plural].map((name) => typeof name === 'function' && name(reader))
  expect(shownNames).toEqual(names)
})

test('the singular label of a list starts with a lower-case letter, because the button for a new row contains the label', () => {
  const json = JSON.stringify(entities)
  expect(json).toContain('"singular":{"en":"add-on","id":"layanan tambahan"}')
  expect(json).toContain('"singular":{"en":"price row","id":"baris harga"}')
  expect(json).toContain('"singular":{"en":"package","id":"paket"}')
})

test('the form of a booking labels its dates as travel date and end date', () => {
  const json = JSON.stringify(entities.find(({ slug }) => slug === 'bookings'))
  expect(json).toContain('"label":{"en":"Travel date","id":"Tanggal mulai"}')
  expect(json).toContain('"label":{"en":"End date","id":"Tanggal selesai"}')
  expect(json).toContain('"label":{"en":"Price details","id":"Rincian harga"}')
})

test('order numbers and booking numbers have different Indonesian translations', () => {
  expect([indonesian['Order number'], indonesian['Booking number']]).toEqual(['Nomor tagihan', 'Nomor pesanan'])
})

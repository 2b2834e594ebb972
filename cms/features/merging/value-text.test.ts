import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { findLinks, formatValueOrEmpty } from './value-text.ts'

const json: FlattenedField = { name: 'travellers', type: 'json' }
const textOf = (value: unknown, language: 'en' | 'id' = 'en') =>
  formatValueOrEmpty(json, value, language, (_slug, id) => id)

test('formatValueOrEmpty formats the objects in a JSON list, with labels in the language of the reader', () => {
  const travellers = [
    { id: 'adult-1', type: 'adult', name: 'Ayu' },
    { id: 'child-1', type: 'child', name: '' },
  ]
  expect(textOf(travellers)).toBe('1. Type: Adult, Name: Ayu\n2. Type: Child')
  expect(textOf(travellers, 'id')).toContain('Nama: Ayu')
  expect(textOf([{ prices: [{ amount: 5 }] }])).not.toContain('[object')
  expect(formatValueOrEmpty({ name: 'type', type: 'json' }, 'adult', 'id', (_slug, id) => id)).toBe('Dewasa')
  expect([textOf(['a', 'b']), textOf([]), textOf(null)]).toEqual(['a, b', 'Empty', 'Empty'])
})

test('findLinks returns the entries that rows refer to, and formatValueOrEmpty returns the names of packages', () => {
  const policy: FlattenedField = { name: 'policy', type: 'relationship', relationTo: 'cancellation-policies' }
  const rooms: FlattenedField = { name: 'rooms', type: 'array', fields: [policy], flattenedFields: [policy] }
  expect(findLinks(rooms, [{ policy: 7 }, { policy: null }, { policy: { id: 9 } }, null])).toEqual([
    { collection: 'cancellation-policies', ids: ['7'] },
    { collection: 'cancellation-policies', ids: ['9'] },
  ])
  const packages: FlattenedField = { name: 'package_ids', type: 'text', hasMany: true }
  expect(formatValueOrEmpty(packages, ['p1', 'p2'], 'en', (kind, id) => `${kind} ${id}`)).toBe(
    'package_ids p1, package_ids p2',
  )
})

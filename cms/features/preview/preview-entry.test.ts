import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { toStoredData } from './preview-entry.ts'

const text = (name: string) => ({ type: 'text', name }) as FlattenedField
const list = (name: string, flattenedFields: FlattenedField[]) =>
  ({ type: 'array', name, flattenedFields }) as FlattenedField
const group = (name: string, flattenedFields: FlattenedField[]) =>
  ({ type: 'group', name, flattenedFields }) as FlattenedField

const fields = [
  text('title'),
  list('pricing', [text('name'), list('tiers', [text('price')])]),
  group('more', [list('faq', [])]),
]

test('toStoredData converts a row count of 0 to an empty list', () => {
  expect(toStoredData({ title: 'Ubud', pricing: 0 }, fields)).toEqual({ title: 'Ubud', pricing: [], more: { faq: [] } })
})

test('toStoredData also converts row counts inside rows, and does not change other values of rows', () => {
  const pricing = [
    { name: 'Private', tiers: 0 },
    { name: 'Group', tiers: [{ price: 7 }] },
  ]
  expect(toStoredData({ pricing }, fields).pricing).toEqual([
    { name: 'Private', tiers: [] },
    { name: 'Group', tiers: [{ price: 7 }] },
  ])
})

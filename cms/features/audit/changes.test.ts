import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { diffFields, parseChanges } from './changes.ts'

const field = (name: string, type: FlattenedField['type'], more: object = {}) =>
  ({ name, type, ...more }) as FlattenedField
const fields = [
  field('title', 'text'),
  field('price', 'number'),
  field('is_open', 'checkbox'),
  field('body', 'richText'),
  field('rows', 'array', { flattenedFields: [field('name', 'text')] }),
  field('labels', 'text', { hasMany: true }),
  field('image', 'upload'),
  field('contact', 'group', { flattenedFields: [field('phone', 'text')] }),
  field('events', 'join'),
  field('route', 'text', { virtual: true }),
  field('password', 'text'),
  field('hash', 'text'),
  field('updatedAt', 'date'),
]
const changed = (before: object, after: object, isPersonal = false) =>
  diffFields(fields, { ...before }, { ...after }, { isPersonal })

test('diffFields returns the short values of a field before and after the change', () => {
  expect(changed({ title: 'A', price: 5, is_open: false }, { title: 'B', price: null, is_open: true })).toEqual([
    { field: 'title', before: 'A', after: 'B' },
    { field: 'price', before: 5, after: null },
    { field: 'is_open', before: false, after: true },
  ])
  expect(changed({ labels: ['a'] }, { labels: ['a', 'b'] })).toEqual([{ field: 'labels', before: 'a', after: 'a, b' }])
})

test('diffFields returns changed fields without their values if the values are long or structured', () => {
  const rows = { rows: [{ id: '1', name: 'a' }], body: { root: 1 }, title: 'x'.repeat(81) }
  expect(changed({ title: 'A' }, rows)).toEqual([{ field: 'title' }, { field: 'body' }, { field: 'rows' }])
})

test('diffFields returns the path of a field in a group', () => {
  expect(changed({ contact: { phone: '1' } }, { contact: { phone: '2' } })).toEqual([
    { field: 'contact.phone', before: '1', after: '2' },
  ])
})

test('diffFields finds no difference between the id of a related entry and the same entry as an object', () => {
  const image = { id: 7, createdAt: '2026-01-01', alt: 'A hill' }
  expect(changed({ image: 7 }, { image })).toEqual([])
  const body = (value: unknown) => ({ body: { root: { children: [{ type: 'upload', value }] } } })
  expect(changed(body(7), body(image))).toEqual([])
  expect(changed({ image: 7 }, { image: { ...image, id: 8 } })).toEqual([{ field: 'image', before: 7, after: 8 }])
})

test('diffFields treats null, an empty string and an empty list as equal', () => {
  expect(changed({ title: null, labels: [], rows: [{ name: null }] }, { title: '', rows: [{}], labels: null })).toEqual(
    [],
  )
})

test('diffFields ignores secrets, automatic fields and fields missing from the new version', () => {
  const before = { password: 'a', hash: 'a', updatedAt: '1', events: [], route: 'a', title: 'A' }
  expect(changed(before, { password: 'b', hash: 'b', updatedAt: '2', events: [1], route: 'b' })).toEqual([])
})

test('diffFields returns only choices and numbers from traveller records, and no texts', () => {
  const before = { title: 'Ayu', price: 1, contact: { phone: '1' } }
  expect(changed(before, { title: 'Ben', price: 2, contact: { phone: '2' } }, true)).toEqual([
    { field: 'title' },
    { field: 'price', before: 1, after: 2 },
    { field: 'contact.phone' },
  ])
})

test('parseChanges parses stored changes, and returns an empty list if they are invalid', () => {
  const changes = [{ field: 'title', before: null, after: 'A' }, { field: 'body' }]
  expect(parseChanges(changes)).toEqual(changes)
  expect(parseChanges(null)).toEqual([])
  expect(parseChanges([{ name: 'title' }])).toEqual([])
})

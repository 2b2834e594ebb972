import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { withComponents } from './components.ts'

test('withComponents adds a yes/no cell to each checkbox and a row label to each array, even inside other fields', () => {
  const fields: Field[] = [
    { type: 'row', fields: [{ name: 'links', type: 'array', fields: [{ name: 'is_new', type: 'checkbox' }] }] },
  ]
  expect(withComponents(fields)).toMatchObject([
    {
      fields: [
        {
          admin: { components: { RowLabel: '/payload-fixes/rows/RowHeading.tsx#NamedRow' } },
          fields: [{ admin: { components: { Cell: '/admin/values/cells.tsx#YesNoCell' } } }],
        },
      ],
    },
  ])
})

test('withComponents adds a relation cell to every field that refers to other entries', () => {
  const fields: Field[] = [
    { name: 'area', type: 'relationship', relationTo: 'areas' },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    { name: 'bookings', type: 'join', collection: 'bookings', on: 'invoice_id' },
  ]
  const admin = { components: { Cell: '/payload-fixes/relation-cells/RelationCell.tsx#RelationCell' } }
  expect(withComponents([{ type: 'row', fields }])).toMatchObject([
    { fields: fields.map((field) => ({ ...field, admin })) },
  ])
})

test('withComponents adds a text cell to each text or number field that may be empty', () => {
  const empty: Field[] = [
    { name: 'note', type: 'text' },
    { name: 'places', type: 'number' },
  ]
  const others: Field[] = [
    { name: 'title', type: 'text', required: true },
    { name: 'links', type: 'text', hasMany: true },
  ]
  const admin = { components: { Cell: '/admin/values/cells.tsx#TextCell' } }
  expect(withComponents([...empty, ...others])).toEqual([...empty.map((field) => ({ ...field, admin })), ...others])
})

test('withComponents does not replace a component that a field already has', () => {
  const days: Field = { name: 'days', type: 'array', fields: [], admin: { components: { RowLabel: '/Day.tsx#Day' } } }
  expect(withComponents([days])).toEqual([days])
})

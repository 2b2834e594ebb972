import type { CollectionConfig } from 'payload'
import { expect, test } from 'vitest'
import { recordCollections } from '../config/collections.ts'

const collections = recordCollections({ cmsUrl: 'http://cms.example', mediaDir: '/tmp' })

/** Returns the fields that staff see in a form, in order. Says for each whether it is read-only or in the sidebar. */
function formOf(slug: string): { name: string; isReadOnly: boolean; isAside: boolean }[] {
  const { fields } = collections.find((one) => one.slug === slug) as CollectionConfig
  return fields.flatMap((field) => {
    if (!('name' in field) || field.type === 'ui' || field.type === 'join') return []
    const isVirtual = 'virtual' in field && Boolean(field.virtual)
    if (isVirtual || (field.admin && 'hidden' in field.admin && field.admin.hidden)) return []
    return [
      {
        name: String(field.name),
        isReadOnly: field.admin?.readOnly === true,
        isAside: field.admin?.position === 'sidebar',
      },
    ]
  })
}

test.each([
  [
    'bookings',
    [
      'status',
      'booking_status',
      'pickup_time',
      'pickup_date',
      'pickup_location',
      'pickup_kind',
      'pickup_zone',
      'pickup_cash',
      'names_until',
      'staff_note',
    ],
  ],
  ['invoices', ['needs_attention', 'attention_note', 'notes']],
  ['payment-events', ['outcome', 'needs_attention']],
  ['refunds', ['state']],
  ['outgoing-mails', ['state']],
  ['identity-documents', ['state', 'reason']],
])('the form of %s starts with the fields that staff can change', (slug, first) => {
  const form = formOf(slug)
  expect(form.slice(0, first.length).map(({ name }) => name)).toEqual(first)
  expect(form.filter(({ isAside }) => isAside)).toEqual([])
})

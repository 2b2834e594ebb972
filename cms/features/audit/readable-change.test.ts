import type { I18nClient } from '@payloadcms/translations'
import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { rupiahField } from '../../fields/numbers/numbers.ts'
import { createAuditLabels } from './audit-labels.ts'
import type { Change } from './changes.ts'
import { toReadableChange } from './readable-change.ts'

const label = (en: string, id: string) => ({ en, id })
const fields = [
  { ...rupiahField('total'), label: label('Total', 'Jumlah') },
  { name: 'seats', type: 'number', label: 'Seats' },
  {
    name: 'status',
    type: 'select',
    label: 'Status',
    options: [
      { label: label('Pending', 'Menunggu'), value: 'pending' },
      { label: ({ t }: Pick<I18nClient, 't'>) => t('version:published'), value: 'published' },
    ],
  },
  { name: 'terms', type: 'relationship', relationTo: 'pages', label: 'Terms' },
] as FlattenedField[]

const config = {
  collections: [{ slug: 'things', labels: { singular: 'Thing' }, flattenedFields: fields }],
  globals: [],
}
const titles = new Map([['3', 'Our terms']])

function read(change: Change, language: 'en' | 'id' = 'en', slug = 'things') {
  const i18n = { language, fallbackLanguage: 'en', t: (key: string) => `word of ${key}` } as unknown as I18nClient
  const labels = createAuditLabels(config as unknown as Parameters<typeof createAuditLabels>[0], slug, i18n)
  return toReadableChange(change, labels, () => titles, i18n)
}

test('toReadableChange formats amounts as on invoices, and returns other numbers unchanged', () => {
  expect(read({ field: 'total', before: 1_518_000, after: null }, 'id')).toEqual({
    field: 'Jumlah',
    before: 'Rp1.518.000',
    after: null,
  })
  expect(read({ field: 'seats', before: 2, after: 3 })).toEqual({ field: 'Seats', before: 2, after: 3 })
})

test('toReadableChange returns the label of a choice, or the stored value if the choice was removed', () => {
  const change = { field: 'status', before: 'pending', after: 'published' }
  expect(read(change, 'id')).toMatchObject({ before: 'Menunggu', after: 'word of version:published' })
  expect(read({ ...change, before: 'pending, gone' })).toMatchObject({ before: 'Pending, gone' })
})

test('toReadableChange returns the title of a related entry, or its id if the title cannot be read', () => {
  expect(read({ field: 'terms', before: 3, after: '3, 4' })).toMatchObject({
    before: 'Our terms',
    after: 'Our terms, 4',
  })
})

test('toReadableChange returns the previous value before the new value, and omits values that were not stored', () => {
  expect(Object.keys(read({ after: 3, before: 2, field: 'seats' }))).toEqual(['field', 'before', 'after'])
  expect(read({ field: 'seats' })).toEqual({ field: 'Seats' })
})

test('toReadableChange describes the quiet period in words, in English and Indonesian', () => {
  const change = { field: 'quiet_seconds', before: 60, after: null }
  expect(read(change, 'en', 'site')).toEqual({
    field: 'Changes go live',
    before: 'automatically, 60 seconds after the last change',
    after: 'only when someone publishes',
  })
  expect(read(change, 'id', 'site')).toEqual({
    field: 'Perubahan tayang',
    before: 'secara otomatis, 60 detik setelah yang terakhir',
    after: 'hanya bila seseorang memublikasikannya',
  })
})

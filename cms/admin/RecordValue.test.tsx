import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../i18n/language.ts'
import { RecordValue } from './RecordValue.tsx'

const htmlOf = (value: unknown, language: Language = 'en') =>
  renderToStaticMarkup(<RecordValue value={value} language={language} />)

test.each([null, undefined, '', []])('what was not recorded is nothing: %j', (value) => {
  expect(htmlOf(value)).toContain('Nothing')
})

test('fields and lists are shown with readable names', () => {
  expect(htmlOf([{ unitPrice: 1_500_000, is_paid: false, name: '<b>' }])).toBe(
    '<ol><li><dl><div><dt>Unit price</dt><dd><span>1,500,000</span></dd></div>' +
      '<div><dt>Is paid</dt><dd><span>No</span></dd></div><div><dt>Name</dt><dd><span>&lt;b&gt;</span></dd></div></dl></li></ol>',
  )
})

test('in Indonesian, too', () => {
  const change = { field: 'is_popular', before: null, after: true }
  expect(htmlOf([change, { unit_price: 1_500_000 }], 'id')).toBe(
    '<ol><li><dl><div><dt>Isian</dt><dd><span>is_popular</span></dd></div>' +
      '<div><dt>Sebelumnya</dt><dd><span class="nusa-record__none">Tidak ada</span></dd></div>' +
      '<div><dt>Sesudahnya</dt><dd><span>Ya</span></dd></div></dl></li>' +
      '<li><dl><div><dt>Harga satuan</dt><dd><span>1.500.000</span></dd></div></dl></li></ol>',
  )
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecordValue } from './RecordValue.tsx'

const htmlOf = (value: unknown) => renderToStaticMarkup(<RecordValue value={value} />)

test.each([null, undefined, '', []])('what was not recorded is nothing: %j', (value) => {
  expect(htmlOf(value)).toContain('Nothing')
})

test('fields and lists are shown with readable names', () => {
  expect(htmlOf([{ unitPrice: 1_500_000, is_paid: false, name: '<b>' }])).toBe(
    '<ol><li><dl><div><dt>Unit price</dt><dd><span>1,500,000</span></dd></div>' +
      '<div><dt>Is paid</dt><dd><span>No</span></dd></div><div><dt>Name</dt><dd><span>&lt;b&gt;</span></dd></div></dl></li></ol>',
  )
})

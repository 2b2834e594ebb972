import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventMoneyCell } from './EventMoneyCell.tsx'

test.each([
  [{ amount: 990_000, paidAmount: 980_000, currency: 'IDR' }, '<span>Rp980.000</span>'],
  [null, '<span></span>'],
])('a list tells of %j the money', (detail, html) => {
  expect(renderToStaticMarkup(<EventMoneyCell rowData={{ detail }} />)).toBe(html)
})

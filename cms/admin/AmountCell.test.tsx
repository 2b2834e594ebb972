import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AmountCell } from './AmountCell.tsx'

test('a list writes an amount with its currency and its thousands apart', () => {
  expect(renderToStaticMarkup(<AmountCell cellData={1_518_000} />)).toBe('<span>Rp1.518.000</span>')
  expect(renderToStaticMarkup(<AmountCell cellData={0} />)).toBe('<span>Rp0</span>')
})

test('a list leaves an amount that is not known yet empty', () => {
  expect(renderToStaticMarkup(<AmountCell cellData={null} />)).toBe('')
})

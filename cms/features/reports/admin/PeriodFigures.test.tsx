import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Figures } from '../read-figures.ts'
import type { Products } from '../read-top-products.ts'
import { sumFigures } from '../sum.ts'
import { PeriodFigures } from './PeriodFigures.tsx'

test.each([
  ['en', 'Bookings', 'Paid bookings'],
  ['id', 'Pesanan', 'Pesanan lunas'],
] as const)(
  'PeriodFigures labels only the bookings of top products as paid bookings (language %j)',
  (language, all, paid) => {
    const top = [{ kind: 'tour', id: '1', title: 'Nusa Penida', bookings: 2, sales: 1_000_000 } as const]
    const money = {
      paid: 0,
      kept: 500_000,
      undecided: 0,
      receivedAndRefunded: 0,
      refunded: 0,
      refundsDue: 70_000,
      unmatchedRefunds: 0,
    }
    const figures = [{ key: '2026-11-26', ...money, bookings: 3, invoices: 3, invoicesPaid: 2 }]
    const products = { topProducts: top, otherTotals: { productCount: 4, bookings: 5, sales: 6 } }
    const html = renderToStaticMarkup(
      <PeriodFigures
        title=""
        rowHeading=""
        language={language}
        figures={figures}
        products={products}
        adminRoute="/admin"
      />,
    )
    const heads = [...html.matchAll(/<th scope="col">([^<]*)</g)].map(([, words]) => words)
    expect(heads[2]).toBe(paid)
    expect(heads.slice(4)).toContain(all)
  },
)

test('PeriodFigures includes kept payments in sales and money received, and excludes refunds that are still due', () => {
  const money = {
    paid: 0,
    kept: 500_000,
    undecided: 0,
    receivedAndRefunded: 0,
    refunded: 0,
    refundsDue: 70_000,
    unmatchedRefunds: 0,
  }
  const figures = [{ key: '2026-11-26', ...money, bookings: 0, invoices: 0, invoicesPaid: 0 }]
  const products = { topProducts: [], otherTotals: null }
  const html = renderToStaticMarkup(
    <PeriodFigures title="" rowHeading="" language="en" figures={figures} products={products} adminRoute="/admin" />,
  )
  expect(html).toContain('<strong>Rp500.000</strong> <span>Rp500.000 kept, Rp0 refunded</span>')
  expect(html).toContain('Received</th><td>Rp500.000')
  expect(html).toContain('Net received</th><td>Rp500.000')
  expect(html).toContain('Total refunded</th><td>Rp0')
  expect(html).toContain('Refunds still to be made</th><td>Rp70.000')
})

test('PeriodFigures shows sales without a booking in a separate row, and says if nothing was sold', () => {
  const figures = { ...sumFigures([]), key: '2026-11-26', paid: 900, kept: 50, refunded: 20 }
  const render = (row: Figures, products: Products) =>
    renderToStaticMarkup(
      <PeriodFigures title="" rowHeading="" language="en" figures={[row]} products={products} adminRoute="/admin" />,
    )
  const product = { kind: 'rental', id: null, title: 'Avanza', bookings: 1, sales: 880 } as const
  const withProduct = render(figures, { topProducts: [product], otherTotals: null })
  expect(withProduct).toContain('Without a booking</th><td>–</td><td>–</td><td>Rp50')
  expect(withProduct).toContain('Sales</th><td>–</td><td>–</td><td>Rp930')
  expect(render({ ...figures, kept: 0 }, { topProducts: [product], otherTotals: null })).not.toContain(
    'Without a booking</th>',
  )
  const empty = { topProducts: [], otherTotals: null }
  expect(render(figures, empty)).toContain('Without a booking</th><td>–</td><td>–</td><td>Rp930')
  expect(render({ ...sumFigures([]), key: '2026-11-26' }, empty)).toContain('Nothing was sold in this period.')
})

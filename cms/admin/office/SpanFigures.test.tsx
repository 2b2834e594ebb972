import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SpanFigures } from './SpanFigures.tsx'

test.each([
  ['en', 'Bookings', 'Paid bookings'],
  ['id', 'Pesanan', 'Pesanan lunas'],
] as const)('in %s the top tours say that they count what is paid, unlike the other figures', (language, all, paid) => {
  const topTours = [{ id: 1, title: 'Nusa Penida', bookings: 2, sales: 1_000_000 }]
  const figures = [{ key: '2026-11-26', paid: 0, refunded: 0, bookings: 3, invoices: 3, invoicesPaid: 2 }]
  const html = renderToStaticMarkup(
    <SpanFigures title="" of="" language={language} figures={figures} topTours={topTours} adminRoute="/admin" />,
  )
  const heads = [...html.matchAll(/<th scope="col">([^<]*)</g)].map(([, words]) => words)
  expect(heads[1]).toBe(paid)
  expect(heads.slice(3)).toContain(all)
})

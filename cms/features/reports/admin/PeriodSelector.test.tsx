import { makeDate } from '@nusa/shared/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { figureTexts } from '../figure-texts.ts'
import { parsePeriod } from '../report-range.ts'
import { PeriodSelector } from './PeriodSelector.tsx'

const firstSale = makeDate('2026-10-03')

const choice = (month: string, first: typeof firstSale | null = firstSale) => render({ month }, first)

function render(query: Record<string, string>, first: typeof firstSale | null = firstSale) {
  return renderToStaticMarkup(
    <PeriodSelector
      period={parsePeriod(query)}
      today={makeDate('2026-11-26')}
      firstSale={first}
      adminRoute="/admin"
      language="en"
      texts={figureTexts.en}
    />,
  )
}

test('PeriodSelector offers the months since the first sale', () => {
  expect([...choice('').matchAll(/<option value="([^"]+)/g)].map(([, month]) => month)).toEqual(['2026-11', '2026-10'])
})

test('PeriodSelector links to the previous month, unless that month is before the first sale', () => {
  expect(choice('2026-11')).toContain('?month=2026-10')
  expect(choice('2026-10')).not.toContain('?month=2026-09')
  expect(choice('', null)).not.toContain('?month=2026-10')
})

test('PeriodSelector shows the entered days again if the first day is after the last day', () => {
  const html = render({ from: '2026-11-05', to: '2026-11-04' })
  expect(html).toMatch(/name="from"[^>]*value="2026-11-05"/)
  expect(html).toMatch(/name="to"[^>]*value="2026-11-04"/)
})

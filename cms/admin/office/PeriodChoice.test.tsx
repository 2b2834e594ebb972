import { makeDate } from '@nusa/shared/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readPeriod } from '../../figures/spans.ts'
import { figureWords } from '../../figures/words/index.ts'
import { PeriodChoice } from './PeriodChoice.tsx'

const firstSale = makeDate('2026-10-03')

function choice(month: string, first: typeof firstSale | null = firstSale) {
  return renderToStaticMarkup(
    <PeriodChoice
      period={readPeriod({ month })}
      today={makeDate('2026-11-26')}
      firstSale={first}
      adminRoute="/admin"
      language="en"
      words={figureWords.en}
    />,
  )
}

test('offers the months since the first sale', () => {
  expect([...choice('').matchAll(/<option value="([^"]+)/g)].map(([, month]) => month)).toEqual(['2026-11', '2026-10'])
})

test('links to the previous month, but not to months before the first sale', () => {
  expect(choice('2026-11')).toContain('?month=2026-10')
  expect(choice('2026-10')).not.toContain('?month=2026-09')
  expect(choice('', null)).not.toContain('?month=2026-10')
})

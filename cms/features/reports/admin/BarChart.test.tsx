import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { officeTexts } from '../../../collections/records/texts/index.ts'
import { BarChart } from './BarChart.tsx'

const bar = (label: string, value: number) => ({ label, value, text: `Rp${value}` })
const drawn = (...values: number[]) =>
  renderToStaticMarkup(
    <BarChart texts={officeTexts.en} title="Sales" bars={values.map((value, index) => bar(`Day ${index}`, value))} />,
  )
const rects = (page: string) =>
  [...page.matchAll(/y="([\d.]+)" height="([\d.]+)"/g)].map(([, y, height]) => [Number(y), Number(height)])

test('BarChart draws the highest bar at full height and the other bars in proportion', () => {
  expect(rects(drawn(50, 100, 0))).toEqual([
    [50, 50],
    [0, 100],
    [100, 0],
  ])
})

test('BarChart draws negative values below the zero line', () => {
  expect(rects(drawn(100, -100))).toEqual([
    [0, 50],
    [50, 50],
  ])
})

test('the label of BarChart contains the highest value, or says that there are no data', () => {
  expect(drawn(50, 100)).toContain('aria-label="Sales: highest Rp100 (Day 1)"')
  expect(drawn(0, 0)).toContain('aria-label="Sales: none"')
})

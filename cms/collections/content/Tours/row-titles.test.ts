import { expect, test } from 'vitest'
import { rowTitle, rowTitles } from './row-titles.ts'

test('rowTitles names a collapsed price row by its group size and price', () => {
  const { person_tier, package_tier, add_on_tier } = rowTitles
  expect(person_tier({ min_people: 1, max_people: 3, adult_price: 450_000 }, 'en')).toBe(
    '1–3 guests · Rp450.000 per adult',
  )
  expect(person_tier({ min_people: 4, max_people: 999 }, 'en')).toBe('4 or more guests · no price yet')
  expect(package_tier({ min_package: 1, max_package: 1, price: 900 }, 'en')).toBe('1 package · Rp900 each')
  expect(add_on_tier({ min_quantity: 2, max_quantity: null, price: 0 }, 'en')).toBe('2 or more pieces · Rp0 each')
})

test('rowTitles names collapsed days, questions and dates by their main text', () => {
  expect(rowTitles.day({ day: 2, title: 'To the crater' }, 'en')).toBe('Day 2 · To the crater')
  expect(rowTitles.day({ day: null, title: ' ' }, 'en')).toBe('Day ?')
  expect(rowTitles.question({ question: 'Can I swim?' })).toBe('Can I swim?')
  expect(rowTitles.date({ date: '2026-12-24' }, 'en')).toBe('24 Dec 2026')
})

test('each function of rowTitles returns null for an empty row', () => {
  for (const title of [rowTitles.person_tier, rowTitles.activity, rowTitles.question, rowTitles.date]) {
    expect(title({}, 'en')).toBeNull()
  }
})

test('rowTitles names rows in Indonesian', () => {
  expect(rowTitles.person_tier({ min_people: 4, max_people: 999, adult_price: 450_000 }, 'id')).toBe(
    '4 tamu atau lebih · Rp450.000 per dewasa',
  )
  expect(rowTitles.date({ date: '2026-05-03' }, 'id')).toBe('3 Mei 2026')
})

test('rowTitle names an empty row by its kind and number', () => {
  expect([rowTitle('date', {}, 1, 'en'), rowTitle('date', {}, 2, 'id')]).toEqual([
    'Blocked date 1',
    'Tanggal tidak tersedia 2',
  ])
  expect([rowTitle('person_tier', {}, 1, 'en'), rowTitle('question', {}, 3, 'id')]).toEqual([
    'Price row 1',
    'Pertanyaan 3',
  ])
  expect(rowTitle('date', { date: '2026-12-24' }, 1, 'en')).toBe('24 Dec 2026')
})

test('rowTitles names a season by its name, days and percentage', () => {
  const season = { name: 'High season', from: '07-01', to: '08-31', percent: 20 }
  expect(rowTitles.season(season, 'en')).toBe('High season · 1 Jul – 31 Aug · +20%')
  expect(rowTitles.season({ ...season, to: '08-', percent: -12.5 }, 'id')).toBe('High season · -12,5%')
  expect(rowTitles.season({ from: '2026-12-20', to: '2027-01-05' }, 'en')).toBe('20 Dec 2026 – 5 Jan 2027')
  expect(rowTitles.season({}, 'en')).toBeNull()
  expect(rowTitles.season_price({ minimum: 4, price: 500_000 }, 'en')).toBe('4 or more · Rp500.000')
})

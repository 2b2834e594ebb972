import { localDateSchema } from '@nusa/shared/dates'
import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { dateText, dayText, instantText, monthText, numberText, weekdayText } from './times.ts'

const day = localDateSchema.parse('2026-05-03')

test('days, instants and numbers are formatted for each language, in Bali time', () => {
  const at = new Date('2026-05-02T22:05:00Z')
  expect([dayText(day, 'en'), instantText(at, 'en'), numberText(1200, 'en')]).toEqual([
    '3 May 2026',
    '3 May 2026, 06:05 (Bali time)',
    '1,200',
  ])
  expect([dayText(day, 'id'), instantText(at, 'id'), numberText(1200, 'id')]).toEqual([
    '3 Mei 2026',
    '3 Mei 2026, 06.05 WITA',
    '1.200',
  ])
})

test('weekdayText names the day of the week in each language', () => {
  expect(weekdayText(day, 'en')).toBe('Sunday, 3 May 2026')
  expect(weekdayText(day, 'id')).toBe('Minggu, 3 Mei 2026')
})

test('monthText shortens every month to three letters', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-03`)
  for (const language of ['en', 'id'] as const) {
    for (const date of months.map((text) => localDateSchema.parse(text))) {
      expect(monthText(date, language)).toMatch(/^[A-Z][a-z]{2} 2026$/)
      expect(dayText(date, language)).toBe(`3 ${monthText(date, language)}`)
    }
  }
})

test('dateText formats stored dates and instants, and returns an empty string for other values', () => {
  const stored = ['2026-05-03', '2026-05-02T22:05:00.000Z', new Date('2026-05-02T22:05:00Z'), null, '', 'soon', 7]
  expect(stored.map((value) => dateText(value, 'en'))).toEqual([
    ...['3 May 2026', '3 May 2026, 06:05 (Bali time)', '3 May 2026, 06:05 (Bali time)'],
    ...['', '', '', ''],
  ])
})

test('languageOf returns English for languages other than English and Indonesian', () => {
  expect(['en', 'id', 'fr', ''].map((language) => languageOf({ language }))).toEqual(['en', 'id', 'en', 'en'])
})

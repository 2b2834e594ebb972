import { localDateSchema } from '@nusa/shared/dates'
import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { dayText, instantText, numberText } from './times.ts'

const day = localDateSchema.parse('2026-05-03')

test('days, moments and numbers are written as their language writes them, by Bali’s clock', () => {
  const at = new Date('2026-05-02T22:05:00Z')
  expect([dayText(day, 'en'), instantText(at, 'en'), numberText(1200, 'en')]).toEqual([
    'May 3, 2026',
    'May 3, 2026, 06:05 (Bali time, UTC+8)',
    '1,200',
  ])
  expect([dayText(day, 'id'), instantText(at, 'id'), numberText(1200, 'id')]).toEqual([
    '3 Mei 2026',
    '3 Mei 2026, 06.05 WITA (UTC+8)',
    '1.200',
  ])
})

test('any other language is English', () => {
  expect(['en', 'id', 'fr', ''].map((language) => languageOf({ language }))).toEqual(['en', 'id', 'en', 'en'])
})

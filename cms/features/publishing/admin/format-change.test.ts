import { parseLocalDate } from '@nusa/shared/dates'
import { differenceSchema, type FieldValue, fieldChangeSchema, type LocalisedValue } from '@nusa/shared/publishing'
import { describe, expect, it, test } from 'vitest'
import { languageOf } from '../../../core/i18n/language.ts'
import { formatChange, valueTexts } from './format-change.ts'

const day = parseLocalDate('2026-12-24') ?? ('' as never)

/** One sample of each kind; the type requires new kinds to be added. */
const samples: { [Kind in LocalisedValue['kind']]: Extract<LocalisedValue, { kind: Kind }> } = {
  flag: { kind: 'flag', is: true },
  day: { kind: 'day', day },
  instant: { kind: 'instant', at: '2026-12-24T01:30:00.000Z' },
  choice: { kind: 'choice', field: 'tour_type', choice: 'multi_day' },
  unnamed: { kind: 'unnamed', id: 7 },
  more: { kind: 'more' },
}

const format = (language: string, before: FieldValue[], after: FieldValue[], differs_in = 'words') =>
  formatChange(fieldChangeSchema.parse({ field: 'x', before, after, differs_in }), valueTexts[languageOf({ language })])

describe('formatChange', () => {
  test.each([
    ['en', 'no', 'yes', { kind: 'flag', is: false }, samples.flag],
    ['id', 'tidak', 'ya', { kind: 'flag', is: false }, samples.flag],
    ['en', '', '24 Dec 2026', null, samples.day],
    ['id', '', '24 Des 2026', null, samples.day],
    ['en', 'Ubud', '24 Dec 2026, 09:30 (Bali time)', 'Ubud', samples.instant],
    ['id', 'Ubud', '24 Des 2026, 09.30 WITA', 'Ubud', samples.instant],
    ['en', 'A view', 'number 7', 'A view', samples.unnamed],
    ['id', 'A view', 'nomor 7', 'A view', samples.unnamed],
  ] as const)('formats a change in the language %j from “%s” to “%s”', (language, before, after, previous, current) => {
    expect(format(language, previous === null ? [] : [previous], [current])).toEqual({ before, after })
  })

  it('formats the values of lists', () => {
    expect(format('en', [], ['Private', samples.flag, samples.more]).after).toBe('Private, yes, …')
    expect(format('id', [], ['Private', samples.flag, samples.more]).after).toBe('Private, ya, …')
  })

  it('describes the difference between two values with the same text', () => {
    expect(format('en', ['Ubud'], ['Ubud'], 'entry')).toEqual({ before: 'Ubud', after: 'Ubud (a different one)' })
    expect(format('id', ['Ubud'], ['Ubud'], 'entry')).toEqual({ before: 'Ubud', after: 'Ubud (yang lain)' })
    expect(format('en', [], ['/page/a'], 'links')).toEqual({ before: 'links to nothing', after: 'links to /page/a' })
    expect(format('id', [], ['/page/a'], 'links')).toEqual({ before: 'tanpa tautan', after: 'menaut ke /page/a' })
    expect(format('id', ['Hi'], ['Hi'], 'setting').after).toBe('Hi (teks sama, format berbeda)')
  })
})

it('formatChange translates every kind of value and of difference into Indonesian', () => {
  // form-labels.ts has already replaced options by their labels, and '…' has no translation.
  const { choice, more, ...worded } = samples
  for (const value of Object.values(worded)) {
    expect(format('id', [], [value]).after, value.kind).not.toBe(format('en', [], [value]).after)
  }
  for (const difference of differenceSchema.options) {
    if (difference === 'words') continue
    expect(format('id', ['A'], ['A'], difference).after, difference).not.toBe(
      format('en', ['A'], ['A'], difference).after,
    )
  }
})

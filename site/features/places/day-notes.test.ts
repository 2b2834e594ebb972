import { formatDate } from '@nusa/shared/dates'
import { makeDate } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { placesLine, placesNote, spanNote, whyAnew, whyNoEnd, whySoldOut, whySpanSoldOut } from './day-notes.ts'

const date = makeDate('2026-12-01')
const left = (count: number) => ({ places: 12, days: { '2026-12-01': count } })

describe('a day of a tour', () => {
  it('that is sold out can’t be chosen', () => {
    expect(whySoldOut(left(0), date)).toBe('sold out')
    expect(whySoldOut(left(1), date)).toBeNull()
    expect(whySoldOut(null, date)).toBeNull()
  })

  it('says in the calendar when few places are left', () => {
    expect(placesNote(left(3), date)).toEqual({ short: '3 left', words: '3 spots left' })
    expect([placesNote(left(0), date), placesNote(left(9), date), placesNote(null, date)]).toEqual([null, null, null])
  })

  it.each([
    [3, 2, { text: '3 spots left', isTooFew: false }],
    [1, 1, { text: '1 spot left', isTooFew: false }],
    [3, 4, { text: 'Only 3 spots left. Please choose another date or book for fewer people.', isTooFew: true }],
    [0, 1, { text: 'This date is sold out. Please choose another.', isTooFew: true }],
    [9, 2, null],
  ])('with %i places says to a party of %i: %o', (count, wanted, line) => {
    expect(placesLine(left(count), date, wanted)).toEqual(line)
  })

  it('says nothing where nothing is known or no day is chosen', () => {
    expect(placesLine(null, date, 99)).toBeNull()
    expect(placesLine(left(3), null, 99)).toBeNull()
  })
})

describe('a span of days', () => {
  const [before, after] = [makeDate('2026-11-30'), makeDate('2026-12-02')]

  it('can’t begin on a day that is sold out', () => {
    expect(whySpanSoldOut(left(0), date, null, 'room')).toBe('sold out')
    expect(whySpanSoldOut(left(1), date, null, 'room')).toBeNull()
  })

  it('of nights can end on the day whose night is sold out, but not after it', () => {
    expect(whySpanSoldOut(left(0), date, before, 'room')).toBeNull()
    expect(whyAnew(left(0), date, before, 'room')).toBeNull()
    expect(whyAnew(left(0), after, before, 'room')).toBe(
      `${formatDate(date)} is sold out, so your stay now starts after it.`,
    )
  })

  it('begins anew with a free day behind one that is sold out, and says so', () => {
    expect(whySpanSoldOut(left(0), after, before, 'room')).toBeNull()
    expect(spanNote(left(0), after, before, 'room')).toEqual({
      short: '',
      words: 'starts again here: sold out in between',
    })
    expect(spanNote({ places: 3, days: { '2026-12-01': 0 } }, after, before, 'rental')).toEqual({
      short: '3 left',
      words: '3 cars left, starts again here: sold out in between',
    })
    expect(spanNote(left(1), after, before, 'rental')).toBeNull()
    expect(spanNote(left(0), after, null, 'room')).toBeNull()
  })

  it('whose first day stays can’t end behind a day that is sold out, and says which is', () => {
    expect(whyNoEnd(left(0), after, before, 'room')).toBe('sold out in between')
    expect(whyNoEnd(left(0), date, before, 'room')).toBeNull()
    expect(whyNoEnd(left(0), date, before, 'rental')).toBe('sold out')
    expect(whyNoEnd(left(1), after, before, 'rental')).toBeNull()
  })

  it('of days can’t', () => {
    expect(whySpanSoldOut(left(0), date, before, 'rental')).toBe('sold out')
  })
})

import { formatDate } from '@nusa/shared/dates'
import { makeDate } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import {
  availabilityNote,
  rangeDayError,
  rangeDayNote,
  rangeEndError,
  rangeRestartedMessage,
  soldOutMessage,
  tourAvailabilityMessage,
} from './day-status.ts'

const date = makeDate('2026-12-01')
const left = (count: number) => ({ places: 12, days: { '2026-12-01': count } })

describe('the availability of a tour', () => {
  it('disables a sold-out day', () => {
    expect(soldOutMessage(left(0), date)).toBe('sold out')
    expect(soldOutMessage(left(1), date)).toBeNull()
    expect(soldOutMessage(null, date)).toBeNull()
  })

  it('is shown in the calendar on a day with few spots left', () => {
    expect(availabilityNote(left(3), date)).toEqual({ shortText: '3 left', label: '3 spots left' })
    expect([availabilityNote(left(0), date), availabilityNote(left(9), date), availabilityNote(null, date)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it.each([
    [3, 2, { text: '3 spots left', isTooFew: false }],
    [1, 1, { text: '1 spot left', isTooFew: false }],
    [
      3,
      4,
      { text: 'Only 3 spots left. Please choose another date or time, or book for fewer people.', isTooFew: true },
    ],
    [0, 1, { text: 'This date is sold out. Please choose another.', isTooFew: true }],
    [9, 2, null],
  ])('with %i spots left and a party of %i has the message %j', (count, wanted, line) => {
    expect(tourAvailabilityMessage(left(count), date, wanted)).toEqual(line)
  })

  it('is not shown if it is unknown or no day is chosen', () => {
    expect(tourAvailabilityMessage(null, date, 99)).toBeNull()
    expect(tourAvailabilityMessage(left(3), null, 99)).toBeNull()
  })
})

describe('a date range', () => {
  const [before, after] = [makeDate('2026-11-30'), makeDate('2026-12-02')]

  it('cannot start on a sold-out day', () => {
    expect(rangeDayError(left(0), date, null, 'room')).toBe('sold out')
    expect(rangeDayError(left(1), date, null, 'room')).toBeNull()
  })

  it('of a stay can end on a day whose night is sold out; a later end starts a new range', () => {
    expect(rangeDayError(left(0), date, before, 'room')).toBeNull()
    expect(rangeRestartedMessage(left(0), date, before, 'room')).toBeNull()
    expect(rangeRestartedMessage(left(0), after, before, 'room')).toBe(
      `${formatDate(date)} is sold out, so your stay now starts after it.`,
    )
  })

  it('starts again on a free day after a sold-out day, and the free day has a note', () => {
    expect(rangeDayError(left(0), after, before, 'room')).toBeNull()
    expect(rangeDayNote(left(0), after, before, 'room')).toEqual({
      shortText: '',
      label: 'starts again here: sold out in between',
    })
    expect(rangeDayNote({ places: 3, days: { '2026-12-01': 0 } }, after, before, 'rental')).toEqual({
      shortText: '3 left',
      label: '3 cars left, starts again here: sold out in between',
    })
    expect(rangeDayNote(left(1), after, before, 'rental')).toBeNull()
    expect(rangeDayNote(left(0), after, null, 'room')).toBeNull()
  })

  it('cannot be extended past a sold-out night of a room or onto a sold-out day of a rental', () => {
    expect(rangeEndError(left(0), after, before, 'room')).toBe('sold out in between')
    expect(rangeEndError(left(0), date, before, 'room')).toBeNull()
    expect(rangeEndError(left(0), date, before, 'rental')).toBe('sold out')
    expect(rangeEndError(left(1), after, before, 'rental')).toBeNull()
  })

  it('of a rental cannot end on a sold-out day', () => {
    expect(rangeDayError(left(0), date, before, 'rental')).toBe('sold out')
  })
})

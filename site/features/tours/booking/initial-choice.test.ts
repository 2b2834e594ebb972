import { makeDate, makeTourOffer } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { createInitialParty, dateFromLink, findInitialDate } from './initial-choice.ts'

const [today, searched] = [makeDate('2026-11-26'), makeDate('2026-11-30')]
const now = { today, time: '12:00' }
const offer = { ...makeTourOffer(), starting_date: null, end_date: null, cut_off_days: 1, block_dates: [] }

describe('the initial date of a booking', () => {
  it('is the first bookable date if there was no search', () => {
    expect(findInitialDate(offer, now, null, null)).toBe('2026-11-27')
  })

  it('is the searched date if it can be booked', () => {
    expect(findInitialDate(offer, now, searched, null)).toBe(searched)
  })

  it('is the next bookable date if the searched date is blocked or sold out', () => {
    expect(findInitialDate({ ...offer, block_dates: [searched] }, now, searched, null)).toBe('2026-12-01')
    expect(findInitialDate(offer, now, searched, { places: 8, days: { [searched]: 0 } })).toBe('2026-12-01')
  })

  it('is never before the first day of the tour, nor before the first day that the cut-off allows', () => {
    expect(findInitialDate(offer, now, today, null)).toBe('2026-11-27')
    const late = { ...offer, starting_date: makeDate('2026-12-24') }
    expect(findInitialDate(late, now, searched, null)).toBe('2026-12-24')
  })

  it('is the first bookable date if the tour ends before the searched date', () => {
    const ending = { ...offer, end_date: makeDate('2026-11-28') }
    expect(findInitialDate(ending, now, searched, null)).toBe('2026-11-27')
  })
})

describe('the initial travellers of a booking', () => {
  const party = { adults: 4, children: 3, infants: 1 }

  it('are the travellers of the search if the tour has no limit', () => {
    expect(createInitialParty(party, 0)).toEqual(party)
  })

  it('are reduced to the maximum group size of the tour, in which infants do not count', () => {
    expect(createInitialParty(party, 6)).toEqual({ adults: 4, children: 2, infants: 1 })
    expect(createInitialParty(party, 2)).toEqual({ adults: 2, children: 0, infants: 1 })
  })
})

describe('dateFromLink', () => {
  it.each([
    ['?date=2026-11-30', '2026-11-30'],
    ['?date=2026-11-26&utm_source=mail', '2026-11-26'],
    ['?date=2026-11-25', null],
    ['?date=2026-02-31', null],
    ['?date=', null],
    ['', null],
  ])('called with (%j) on 2026-11-26 returns %j', (search, date) => {
    expect(dateFromLink(search, today)).toBe(date)
  })
})

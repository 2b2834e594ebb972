import { makeDate } from '@nusa/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { searchedTrip } from './searched-trip.ts'
import { readTrip, saveTrip, saveTripFromParams } from './trip.ts'

const guests = { adults: 2, children: 1, infants: 0 }
const today = makeDate('2026-11-26')

beforeEach(() => sessionStorage.clear())

it('saveTrip stores the date and guests of the last search', () => {
  saveTrip('2026-11-30', guests)
  expect(searchedTrip(today)).toEqual({ date: '2026-11-30', guests })
  saveTrip('', { adults: 1, children: 0, infants: 0 })
  expect(searchedTrip(today)).toEqual({ date: null, guests: null })
})

it('searchedTrip returns no date if the stored date has passed', () => {
  saveTrip('2026-11-25', guests)
  expect(searchedTrip(today)).toEqual({ date: null, guests })
})

it('saveTripFromParams stores the search from a URL, and ignores a URL without date and guests', () => {
  saveTripFromParams(new URLSearchParams('q=boat&date=2026-11-30&adults=2&children=1&infants=0'))
  expect(readTrip()).toEqual({ date: '2026-11-30', guests })
  saveTripFromParams(new URLSearchParams('q=kayak'))
  expect(readTrip()).toEqual({ date: '2026-11-30', guests })
})

it('readTrip ignores stored text that cannot be parsed', () => {
  sessionStorage.setItem('trip', 'date=soon&guests=many')
  expect(readTrip().date).toBe('')
})

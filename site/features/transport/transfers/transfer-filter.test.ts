import { describe, expect, it, test } from 'vitest'
import { isRouteShown, parseTransferFilter, toTransferQuery } from './transfer-filter.ts'

const ubud = { city: '1', airport: '1', area: 'Ubud' }
const town = { city: '2', airport: '3', area: 'Malioboro and the old town' }
const none = { city: '', airport: '', destination: '' }

describe('the transfer filter', () => {
  test.each([
    [none, true, true],
    [{ ...none, city: '1' }, true, false],
    [{ ...none, city: '2', airport: '3' }, false, true],
    [{ ...none, city: '2', airport: '2' }, false, false],
    [{ ...none, destination: ' OLD t' }, false, true],
    [{ ...none, destination: 'nowhere' }, false, false],
  ])('%j returns %s for the route to Ubud and %s for the route to the old town', (filter, toUbud, toTown) => {
    expect(isRouteShown(ubud, filter)).toBe(toUbud)
    expect(isRouteShown(town, filter)).toBe(toTown)
  })
})

describe('the query of a transfer filter', () => {
  const read = (query: string) => parseTransferFilter(new URLSearchParams(query), [ubud, town])

  it('is parsed to the same filter', () => {
    const filter = { city: '2', airport: '3', destination: 'old town' }
    expect(read(toTransferQuery(filter))).toEqual(filter)
    expect(toTransferQuery(none)).toBe('')
  })

  it('is parsed without the airport if the airport is unknown or belongs to another city', () => {
    expect(read('city=1&airport=3')).toEqual({ ...none, city: '1' })
    expect(read('airport=3')).toEqual(none)
    expect(read('city=-1&airport=<b>')).toEqual(none)
  })

  it('is parsed to a destination of at most 200 characters', () => {
    expect(read(`destination=${'x'.repeat(5000)}`).destination).toHaveLength(200)
  })
})

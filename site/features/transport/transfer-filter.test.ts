import { describe, expect, it, test } from 'vitest'
import { filterOf, isShown, queryOf } from './transfer-filter.ts'

const ubud = { city: '1', airport: '1', area: 'Ubud' }
const town = { city: '2', airport: '3', area: 'Malioboro and the old town' }
const none = { city: '', airport: '', destination: '' }

describe('transfers', () => {
  test.each([
    [none, true, true],
    [{ ...none, city: '1' }, true, false],
    [{ ...none, city: '2', airport: '3' }, false, true],
    [{ ...none, city: '2', airport: '2' }, false, false],
    [{ ...none, destination: ' OLD t' }, false, true],
    [{ ...none, destination: 'nowhere' }, false, false],
  ])('narrowed to %o: to Ubud %s, to the old town %s', (filter, toUbud, toTown) => {
    expect(isShown(ubud, filter)).toBe(toUbud)
    expect(isShown(town, filter)).toBe(toTown)
  })
})

describe('an address', () => {
  const read = (query: string) => filterOf(new URLSearchParams(query), [ubud, town])

  it('says what to narrow to, and is written from it', () => {
    const filter = { city: '2', airport: '3', destination: 'old town' }
    expect(read(queryOf(filter))).toEqual(filter)
    expect(queryOf(none)).toBe('')
  })

  it('that names an airport of another city, or none that there is, narrows nothing by it', () => {
    expect(read('city=1&airport=3')).toEqual({ ...none, city: '1' })
    expect(read('airport=3')).toEqual(none)
    expect(read('city=-1&airport=<b>')).toEqual(none)
  })

  it('with a text of any length is read as far as an area’s name can go', () => {
    expect(read(`destination=${'x'.repeat(5000)}`).destination).toHaveLength(200)
  })
})

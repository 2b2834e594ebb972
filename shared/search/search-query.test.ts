import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseLocalDate } from '../dates/index.ts'
import { makeCategory, makeDate, makeDestination, makeTour } from '../testing/index.ts'
import { decodeTourIndex } from './decode-tour-index.ts'
import { encodeTourIndex } from './encode-tour-index.ts'
import { isEmptySearch, matchesDestination, matchesSearch, parseSearchQuery } from './search-query.ts'

const parse = (address: string) => parseSearchQuery(new URLSearchParams(address))
const open = { text: '', where: '', date: null, party: 1, guests: 1 }
const today = parseLocalDate('2026-11-21')

describe('parseSearchQuery', () => {
  test.each([
    ['', open],
    ['q=rice', { ...open, text: 'rice' }],
    ['what=+rice+', { ...open, text: 'rice' }],
    ['q=&what=rice', { ...open, text: 'rice' }],
    ['where=Ubud', { ...open, where: 'Ubud' }],
    ['date=2026-12-01', { ...open, date: '2026-12-01' }],
    ['when=2026-12-01', { ...open, date: '2026-12-01' }],
    ['adults=2&children=3&infants=4', { ...open, party: 5, guests: 9 }],
    ['guests=2-3-4', { ...open, party: 5, guests: 9 }],
    ['guests=2-3-0&adults=1&children=0', open],
    ['guests=1-0-1', { ...open, guests: 2 }],
  ])('parses "%s"', (address, query) => {
    expect(parse(address)).toEqual(query)
  })

  test.each([
    'adults=-2',
    'adults=0',
    'children=1.5',
    'guests=many',
    'guests=-1-2-3',
    'date=2026-02-31',
    'when=tomorrow',
    `q=${'x'.repeat(5000)}`,
    'q=++',
  ])("ignores the invalid value in '$0'", (address) => {
    expect(isEmptySearch(parse(address))).toBe(true)
  })

  it('counts an infant as a criterion if there is no other guest', () => {
    expect(isEmptySearch(parse('adults=1&infants=1'))).toBe(false)
  })

  it('parses any URL without an error', () => {
    const names = fc.constantFrom('q', 'what', 'where', 'date', 'when', 'guests', 'adults', 'children', 'infants')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (params) => {
        const { party, guests } = parseSearchQuery(new URLSearchParams(params))
        expect(party).toBeGreaterThanOrEqual(1)
        expect(party).toBeLessThanOrEqual(198)
        expect(guests).toBeGreaterThanOrEqual(party)
      }),
    )
  })
})

describe('matchesSearch', () => {
  const source = makeTour({
    title: 'Sunrise trek',
    location: 'Kintamani, Bali',
    destination_ids: [2],
    max_guests: 4,
    cut_off_days: 2,
    block_dates: ['2026-12-25'],
    end_date: '2026-12-31',
  })
  const [tour] = decodeTourIndex(
    encodeTourIndex({
      today: makeDate('2026-11-26'),
      tours: new Map([[1, source]]),
      destinations: new Map([[2, makeDestination({ id: 2, name: 'Mount Batur' })]]),
      categories: new Map([[1, makeCategory()]]),
    }),
  ).tours

  test.each([
    ['', true],
    ['q=SUNRISE', true],
    ['q=kinta', true],
    ['q=batur', true],
    ['q=lovina', false],
    ['where=batur', true],
    ['where=bali', true],
    ['where=sunrise', false],
    ['adults=3&children=1&infants=5', true],
    ['adults=3&children=2', false],
    ['date=2026-11-22', false],
    ['date=2026-11-23', true],
    ['date=2026-12-25', false],
    ['date=2027-01-01', false],
    ['date=2020-01-01', false],
    ['q=trek&where=bali&date=2026-12-01&adults=2', true],
  ])('for the example tour and the query "%s" returns %s', (address, expected) => {
    if (!tour || !today) throw new Error('The example is missing.')
    expect(matchesSearch(tour, parse(address), today)).toBe(expected)
    if (!address.includes('adults=3')) return
    expect(matchesSearch({ ...tour, max_guests: 0 }, parse(address), today)).toBe(true)
  })
})

test.each([
  ['', false],
  ['q=SOUTH', true],
  ['where=bali', true],
  ['q=rice', false],
  ['q=south&where=ubud', false],
  // The title and the location contain the text, too.
  ['q=trek', false],
  ['q=bali', false],
])(
  'matchesDestination for a trek in Kintamani, the destination South Bali and the query "%s" returns %s',
  (address, expected) => {
    expect(matchesDestination({ title: 'Trek', location: 'Kintamani, Bali' }, parse(address), 'South Bali')).toBe(
      expected,
    )
  },
)

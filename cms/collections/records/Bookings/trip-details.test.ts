import { expect, test } from 'vitest'
import { checkNamesUntil, checkTravellers, withNames } from './trip-details.ts'

const travellers = [
  { id: 'adult-1', type: 'adult', name: 'Ayu Dewi', relationship: 'Self' },
  { id: 'child-1', type: 'child', name: '', relationship: 'Child' },
]

test('withNames changes only the names of travellers', () => {
  const entered = [
    { id: 'other', type: 'infant', name: ' Ayu\nDewi ', relationship: 'Friend', isGuide: true },
    { id: 'child-1', type: 'adult', name: 'Made' },
    { id: 'adult-2', type: 'adult', name: 'Uninvited' },
  ]
  expect(withNames(travellers, entered)).toEqual([travellers[0], { ...travellers[1], name: 'Made' }])
})

test.each([
  ['a removed traveller', [{ id: 'adult-1', name: 'Ayu Dewi' }]],
  ['no list', 'Ayu Dewi'],
  ['nothing', null],
])('withNames stores all travellers when the form sends %s', (_title, entered) => {
  expect(withNames(travellers, entered)).toEqual(travellers)
})

test('withNames accepts the travellers of a new booking', () => {
  expect(withNames(undefined, travellers)).toEqual(travellers)
})

test.each([
  ['Ketut', true],
  ['', true],
  ['  ', true],
  ['007', false],
  ['K'.repeat(121), false],
])('checkTravellers of a traveller named "%s" is %s', (name, isAccepted) => {
  expect(checkTravellers([travellers[0], { id: 'child-1', name }]) === true).toBe(isAccepted)
})

test('checkNamesUntil refuses a day after the departure, unless it was stored before', () => {
  const siblingData = { booking_date: '2026-12-24' }
  expect(checkNamesUntil('2026-12-24', { siblingData, previousValue: '2026-12-22' })).toBe(true)
  expect(checkNamesUntil('2026-12-25', { siblingData, previousValue: '2026-12-22' })).toBe(
    'The names must be due on the day of the departure, Dec 24, 2026, or earlier.',
  )
  expect(checkNamesUntil('2026-12-25', { siblingData, previousValue: '2026-12-25' })).toBe(true)
})

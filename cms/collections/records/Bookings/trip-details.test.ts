import { parseLocalDate } from '@nusa/shared/dates'
import { describe, expect, test } from 'vitest'
import { checkNamesDueDay, checkPickupLocation, checkTravellers, replaceNames } from './trip-details.ts'

const travellers = [
  { id: 'adult-1', type: 'adult', name: 'Ayu Dewi', relationship: 'Self' },
  { id: 'child-1', type: 'child', name: '', relationship: 'Child' },
]

test('checkPickupLocation accepts at most 200 characters, or a longer text that is unchanged', () => {
  const [longest, tooLong] = ['x'.repeat(200), 'x'.repeat(201)]
  expect(checkPickupLocation(longest, {})).toBe(true)
  expect(checkPickupLocation(tooLong, { previousValue: longest })).toContain('200')
  expect(checkPickupLocation(tooLong, { previousValue: tooLong })).toBe(true)
})

test('replaceNames changes only the names of travellers', () => {
  const entered = [
    { id: 'other', type: 'infant', name: ' Ayu\nDewi ', relationship: 'Friend', isGuide: true },
    { id: 'child-1', type: 'adult', name: 'Made' },
    { id: 'adult-2', type: 'adult', name: 'Uninvited' },
  ]
  expect(replaceNames(travellers, entered)).toEqual([travellers[0], { ...travellers[1], name: 'Made' }])
})

test.each([
  ['a list without one of the travellers', [{ id: 'adult-1', name: 'Ayu Dewi' }]],
  ['a text instead of a list', 'Ayu Dewi'],
  ['null', null],
])('replaceNames returns all stored travellers if the form sends %s', (_title, entered) => {
  expect(replaceNames(travellers, entered)).toEqual(travellers)
})

test('replaceNames returns the entered travellers for a new booking', () => {
  expect(replaceNames(undefined, travellers)).toEqual(travellers)
})

test.each([
  ['Ketut', true],
  ['', true],
  ['  ', true],
  ['007', false],
  ['K'.repeat(121), false],
])('checkTravellers accepts a traveller with the name %j: %j', (name, isAccepted) => {
  expect(checkTravellers([travellers[0], { id: 'child-1', name }]) === true).toBe(isAccepted)
})

describe('checkNamesDueDay', () => {
  const today = parseLocalDate('2026-12-01')
  const check = (value: unknown, previousValue: unknown, names = ['']) => {
    const passenger_details = names.map((name, index) => ({ id: `adult-${index}`, name }))
    const siblingData = { kind: 'tour', booking_date: '2026-12-24', passenger_details }
    return checkNamesDueDay(value, { siblingData, previousValue }, today ?? undefined)
  }

  test('returns an error for a day after the departure, unless the day was stored before', () => {
    expect(check('2026-12-24', '2026-12-22')).toBe(true)
    expect(check('2026-12-25', '2026-12-22')).toBe(
      'The names must be due on the day of the departure, Dec 24, 2026, or earlier.',
    )
    expect(check('2026-12-25', '2026-12-25')).toBe(true)
  })

  test('returns an error for a day in the past, unless the day was stored before', () => {
    expect(check('2026-11-30', '2026-12-22')).toBe('This day has passed. Please enter today or a later day.')
    expect(check('2026-12-01', '2026-12-22')).toBe(true)
    expect(check('2026-11-30', '2026-11-30')).toBe(true)
  })

  test('returns an error if the due day is removed while names are missing', () => {
    expect(check(null, '2026-12-22')).toMatch(/^Names are missing\./)
    expect(check('', '2026-12-22', ['Ayu Dewi', ' '])).toMatch(/^Names are missing\./)
    expect(check(null, '2026-12-22', ['Ayu Dewi'])).toBe(true)
    expect(check(null, null)).toBe(true)
  })
})

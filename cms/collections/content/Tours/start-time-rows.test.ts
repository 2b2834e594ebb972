import { describe, expect, test } from 'vitest'
import { findStartTimeOverlapError, readStartTime, readStartTimes } from './start-time-rows.ts'

describe('two start times', () => {
  const isRefused = (one: object, other: object) => {
    const rows = [one, other].map((row) => readStartTime({ time: '01:00', ...row }))
    return [0, 1].map((index) => findStartTimeOverlapError(rows, index) !== null)
  }

  test.each([
    ['on every day', {}, {}, true],
    ['on a common day of the week', { weekdays: ['mon', 'tue'] }, { weekdays: ['tue'] }, true],
    ['on every day and on one day of the week', {}, { weekdays: ['sun'] }, true],
    ['on different days of the week', { weekdays: ['mon'] }, { weekdays: ['tue'] }, false],
    ['with a common date', { valid_to: '2026-12-31' }, { valid_from: '2026-12-31' }, true],
    ['one after the other', { valid_to: '2026-12-31' }, { valid_from: '2027-01-01' }, false],
    [
      'on a common day of the week that is not among the common dates',
      { weekdays: ['mon'], valid_to: '2026-12-05' },
      { weekdays: ['mon'], valid_from: '2026-12-01' },
      false,
    ],
    [
      'on a common day of the week within the common dates',
      { weekdays: ['fri'], valid_from: '2026-12-01', valid_to: '2026-12-31' },
      { weekdays: ['fri'], valid_from: '2026-12-25' },
      true,
    ],
    [
      'in periods without a common date, one of them without an end',
      { valid_to: '2026-12-05' },
      { valid_from: '2027-12-01' },
      false,
    ],
    ['at another time', {}, { time: '02:00' }, false],
    ['before a time is entered', { time: '' }, { time: '' }, false],
  ])('%s (%j and %j) overlap: %j', (_when, one, other, isExpected) => {
    expect(isRefused(one, other)).toEqual([isExpected, isExpected])
  })
})

test('readStartTimes omits rows without a valid time, and adds default values to the other rows', () => {
  expect(readStartTimes([{ time: '7:30' }, null, { id: 'late', time: '02:00', weekdays: ['mon', 'holiday'] }])).toEqual(
    [
      {
        ...{ id: 'late', time: '02:00', label: '', weekdays: ['mon'], valid_from: null, valid_to: null },
        ...{ capacity: null, package_ids: [] },
      },
    ],
  )
})

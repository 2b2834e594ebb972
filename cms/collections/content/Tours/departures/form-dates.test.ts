import { expect, test } from 'vitest'
import { readFormDates } from './form-dates.ts'

const noDates = { starting_date: null, end_date: null, start_times: [], block_dates: [] }

test.each([
  ['a new form', {}],
  ['cleared fields', { starting_date: null, end_date: '', start_times: null, block_dates: 0 }],
  ['no form', null],
])('readFormDates returns no dates for %s', (_title, values) => {
  expect(readFormDates(values)).toEqual(noDates)
})

test('readFormDates omits incomplete rows', () => {
  const start = { id: 'a', time: '08:00' }
  const dates = readFormDates({
    starting_date: '2026-12-01',
    start_times: [start, {}, null],
    block_dates: [{}, null, { date: '2026-12-24' }],
  })
  expect(dates).toMatchObject({ starting_date: '2026-12-01', end_date: null, block_dates: ['2026-12-24'] })
  expect(dates.start_times).toEqual([expect.objectContaining(start)])
})

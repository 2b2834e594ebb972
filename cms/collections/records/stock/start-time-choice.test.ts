import { expect, test } from 'vitest'
import { startTimeChoices } from './start-time-choice.ts'

const sunrise = { id: 'sunrise', name: '01:00, Sunrise' }
const morning = { id: 'morning', name: '07:30' }
const saved = { tour: 1, ...sunrise }

test.each([
  ['a new override offers the start times of its tour', { id: 1, startTimes: [morning] }, null, [morning]],
  [
    'a saved override offers its start time with the current name',
    { id: 1, startTimes: [sunrise] },
    { ...saved, name: '02:00' },
    [sunrise],
  ],
  [
    'a saved override offers its start time, even if the tour no longer has it',
    { id: 1, startTimes: [morning] },
    saved,
    [morning, sunrise],
  ],
  ['a moved override offers the start times of the new tour', { id: 2, startTimes: [morning] }, saved, [morning]],
])('%s', (_title, tour, before, choices) => {
  expect(startTimeChoices(tour, before)).toEqual(choices)
})

import { expect, test } from 'vitest'
import { backupProblem } from './backup-run.ts'

const at = (day: string) => `2026-11-${day}:00:00.000Z`
const now = new Date(at('29T07'))

test.each([
  ['the last run succeeded', at('28T19'), null, null],
  ['the newest backup is 36 hours old', at('27T19'), null, null],
  ['the newest backup is older', at('27T18'), null, 'old'],
  ['the last run failed after a success', at('28T19'), at('29T06'), 'failed'],
  ['no run succeeded yet', null, at('29T06'), 'failed'],
])('if %s, the problem is right', (_case, succeeded, failed, problem) => {
  expect(backupProblem({ succeeded, failed }, now)).toBe(problem)
})

import { expect, test } from 'vitest'
import { backupProblem } from './backup-run.ts'

const at = (day: string) => `2026-11-${day}:00:00.000Z`
const now = new Date(at('29T07'))

test.each([
  ['a last run that succeeded', null, at('28T19'), null],
  ['a newest backup of 36 hours ago', null, at('27T19'), null],
  ['a newest backup of 37 hours ago', 'old', at('27T18'), null],
  ['a last run that failed after a success', 'failed', at('28T19'), at('29T06')],
  ['a failed run before the first success', 'failed', null, at('29T06')],
] as const)('backupProblem reports for %s: %s', (_case, problem, succeeded, failed) => {
  expect(backupProblem({ succeeded, failed }, now)).toBe(problem)
})

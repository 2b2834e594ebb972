import { expect, test } from 'vitest'
import { backupProblem } from './backup-run.ts'

const at = (day: string) => `2026-11-${day}:00:00.000Z`
const now = new Date(at('29T07'))

test.each([
  ['a successful last run', null, at('28T19'), null],
  ['a newest backup that is 36 hours old', null, at('27T19'), null],
  ['a newest backup that is 37 hours old', 'old', at('27T18'), null],
  ['a failed run after a successful run', 'failed', at('28T19'), at('29T06')],
  ['a failed run before the first successful run', 'failed', null, at('29T06')],
] as const)('backupProblem for %s returns %j', (_case, problem, succeeded, failed) => {
  expect(backupProblem({ succeeded, failed }, now)).toBe(problem)
})

import { expect, it } from 'vitest'
import { applyTestLimit, checkOutcome, combineOutcomes, createReport } from './report.ts'

const good = async () => checkOutcome(true, '')

it('the report counts a crash as a failure of the step, and runs the next steps', async () => {
  const lines: string[] = []
  const report = createReport((line) => void lines.push(line))
  expect(await report.step('first', () => Promise.reject(new Error('no disk')))).toBe(false)
  expect(await report.step('second', good)).toBe(true)
  expect(report.close()).toBe(false)
  expect(lines.join('\n')).toContain('Failed:\nfirst\n   no disk\n1 passed, 1 failed')
})

it('the report lists each failed test at the end under its step', async () => {
  const lines: string[] = []
  const report = createReport((line) => void lines.push(line))
  const failures = ['a.test.ts › adds up: 2 is not 3']
  await report.step('unit tests', async () => combineOutcomes([{ passed: 4, failed: 1, details: '', failures }]))
  report.close()
  expect(lines.join('\n')).toContain('Failed:\nunit tests\n   a.test.ts › adds up: 2 is not 3\n4 passed, 1 failed')
})

it('after a stop, the report starts no further step and prints no result of the current step', async () => {
  const lines: string[] = []
  const report = createReport((line) => void lines.push(line))
  const { promise: underWay, resolve: end } = Promise.withResolvers<void>()
  const begun: string[] = []
  const run = async () => {
    await report.step('first', () => underWay.then(good))
    begun.push('second')
    await report.step('second', good)
  }
  void run()
  report.stop()
  end()
  await new Promise(setImmediate)
  void report.step('third', async () => {
    begun.push('third')
    return good()
  })
  await new Promise(setImmediate)
  expect(begun).toEqual([])
  expect(lines).toEqual(['\n── first'])
})

it('applyTestLimit adds a failure if there are more tests than the limit', () => {
  const outcome = { passed: 8, failed: 2, details: '' }
  expect(applyTestLimit(outcome, 10)).toEqual(outcome)
  expect(applyTestLimit(outcome, 9)).toMatchObject({
    passed: 8,
    failed: 3,
    failures: [expect.stringContaining('10 tests')],
  })
})

import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest } from './runners.ts'

const file = (status: string, ...results: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: results.map((result) => ({ status: result })),
})

describe("vitest's report", () => {
  it('passed and failed tests are counted', () => {
    const json = { testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed')] }
    expect(countVitest(json, 1)).toMatchObject({ passed: 2, failed: 1 })
  })

  it('a file that cannot be loaded is a failure', () => {
    expect(countVitest({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toMatchObject({
      passed: 1,
      failed: 1,
    })
  })

  it('a skipped test has not passed', () => {
    expect(countVitest({ testResults: [file('passed', 'passed', 'skipped')] }, 0)).toMatchObject({
      passed: 1,
      failed: 1,
    })
  })

  it('a runner that fails without a failed test is a failure, and so is one that ran nothing', () => {
    expect(countVitest({ testResults: [file('passed', 'passed')] }, 1)).toMatchObject({ passed: 1, failed: 1 })
    expect(countVitest({ testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe("Playwright's report", () => {
  const spec = (ok: boolean, status: string) => ({ ok, tests: [{ status }] })

  it('specs in nested suites are counted', () => {
    const json = { suites: [{ specs: [spec(true, 'expected')], suites: [{ specs: [spec(false, 'unexpected')] }] }] }
    expect(countPlaywright(json, 1)).toMatchObject({ passed: 1, failed: 1 })
  })

  it('a journey that was skipped or passed only when tried again has not passed', () => {
    const json = { suites: [{ specs: [spec(true, 'skipped'), spec(true, 'flaky')] }] }
    expect(countPlaywright(json, 0)).toMatchObject({ passed: 0, failed: 2 })
  })
})

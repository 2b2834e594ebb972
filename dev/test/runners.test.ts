import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, describeSlowest, filesOfPlaywright, filesOfVitest } from './runners.ts'

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
  const spec = (ok: boolean, status: string) => ({ ok, file: 'a.spec.ts', tests: [{ status, results: [] }] })

  it('specs in nested suites are counted', () => {
    const json = { suites: [{ specs: [spec(true, 'expected')], suites: [{ specs: [spec(false, 'unexpected')] }] }] }
    expect(countPlaywright(json, 1)).toMatchObject({ passed: 1, failed: 1 })
  })

  it('a journey that was skipped or passed only when tried again has not passed', () => {
    const json = { suites: [{ specs: [spec(true, 'skipped'), spec(true, 'flaky')] }] }
    expect(countPlaywright(json, 0)).toMatchObject({ passed: 0, failed: 2 })
  })
})

describe('the slowest files', () => {
  it('are listed with what all their tests took, the slowest first', () => {
    const vitest = filesOfVitest(
      {
        testResults: [
          { name: '/code/fast.test.ts', status: 'passed', assertionResults: [{ status: 'passed', duration: 20 }] },
          {
            name: '/code/slow.test.ts',
            status: 'passed',
            assertionResults: [
              { status: 'passed', duration: 1000 },
              { status: 'failed', duration: null },
              { status: 'passed', duration: 500 },
            ],
          },
        ],
      },
      '/code',
    )
    expect(describeSlowest(vitest).split('\n')).toEqual([
      '   Slowest of 2 files, 1.5 s in all:',
      '       1.5 s  slow.test.ts',
      '       0.0 s  fast.test.ts',
    ])
  })

  it('counts every attempt and every journey of a file', () => {
    const spec = (file: string, ...durations: number[]) => ({
      ok: true,
      file,
      tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
    })
    const json = { suites: [{ specs: [spec('a.spec.ts', 10, 20)], suites: [{ specs: [spec('a.spec.ts', 5)] }] }] }
    expect(filesOfPlaywright(json)).toEqual([{ file: 'a.spec.ts', milliseconds: 35 }])
  })
})

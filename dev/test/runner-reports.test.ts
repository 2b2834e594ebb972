import { describe, expect, it } from 'vitest'
import {
  describeSlowest,
  parsePlaywrightFiles,
  parseVitestFiles,
  readPlaywrightOutcome,
  readVitestOutcome,
} from './runner-reports.ts'

const file = (status: string, ...results: string[]) => ({
  name: '/code/a.test.ts',
  status,
  assertionResults: results.map((result) => ({ status: result, fullName: 'adds up' })),
})

describe("Vitest's report", () => {
  it('counts passed and failed tests', () => {
    const json = { testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed')] }
    expect(readVitestOutcome(json, [], 1, '/code')).toMatchObject({ passed: 2, failed: 1 })
  })

  it('counts a file that cannot be loaded as a failure', () => {
    expect(
      readVitestOutcome({ testResults: [file('failed'), file('passed', 'passed')] }, [], 1, '/code'),
    ).toMatchObject({
      passed: 1,
      failed: 1,
    })
  })

  it('does not count a skipped test as passed', () => {
    expect(readVitestOutcome({ testResults: [file('passed', 'passed', 'skipped')] }, [], 0, '/code')).toMatchObject({
      passed: 1,
      failed: 1,
    })
  })

  it('lists a failed test with the first line of its message and the line of the test', () => {
    const failed = {
      status: 'failed',
      fullName: 'adds up',
      failureMessages: [
        '\u001b[31mError: 2 is not 3\u001b[39m\n  at check (/code/b.ts:2:1)\n  at /code/a.test.ts:12:3',
      ],
    }
    const json = {
      testResults: [
        { ...file('failed'), assertionResults: [failed] },
        { ...file('failed'), message: 'no module' },
      ],
    }
    expect(readVitestOutcome(json, [], 1, '/code').failures).toEqual([
      'a.test.ts › adds up: Error: 2 is not 3 · a.test.ts:12',
      'a.test.ts: no module',
    ])
  })

  it('lists a failed hook, and an error outside of tests with the line of our code that caused the error', () => {
    const json = { testResults: [{ ...file('failed', 'passed'), message: 'The hook timed out.' }] }
    const error =
      'Error: the connection ended\n  at Client.end (/code/node_modules/pg/client.ts:5:3)\n  at f (/code/db.ts:9:1)'
    expect(readVitestOutcome(json, [error], 1, '/code')).toMatchObject({
      passed: 1,
      failed: 2,
      failures: ['a.test.ts: The hook timed out.', 'outside of tests: Error: the connection ended · db.ts:9'],
    })
  })

  it('lists the error of a hook that failed before the tests, and counts the skipped tests as failed', () => {
    const json = { testResults: [{ ...file('failed', 'skipped', 'skipped'), message: 'No connection to PostgreSQL.' }] }
    expect(readVitestOutcome(json, [], 1, '/code')).toMatchObject({
      passed: 0,
      failed: 3,
      failures: [
        'a.test.ts: No connection to PostgreSQL.',
        'a.test.ts › adds up: skipped',
        'a.test.ts › adds up: skipped',
      ],
    })
  })

  it('counts a failure if Vitest fails although no test failed, or if no test ran', () => {
    expect(readVitestOutcome({ testResults: [file('passed', 'passed')] }, [], 1, '/code')).toMatchObject({
      passed: 1,
      failed: 1,
    })
    expect(readVitestOutcome({ testResults: [] }, [], 0, '/code')).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe("Playwright's report", () => {
  const spec = (ok: boolean, status: string) => ({
    ok,
    title: 'a booking',
    file: 'a.spec.ts',
    tests: [{ status, results: [] }],
  })

  it('counts specs in nested suites', () => {
    const json = { suites: [{ specs: [spec(true, 'expected')], suites: [{ specs: [spec(false, 'unexpected')] }] }] }
    expect(readPlaywrightOutcome(json, 1)).toMatchObject({ passed: 1, failed: 1 })
  })

  it('does not count a skipped or flaky test as passed', () => {
    const json = { suites: [{ specs: [spec(true, 'skipped'), spec(true, 'flaky')] }] }
    expect(readPlaywrightOutcome(json, 0)).toMatchObject({ passed: 0, failed: 2 })
  })

  it('lists a failed test with the first line of its message, what it expected, and the line of the test', () => {
    const error = {
      message:
        "Error: expect(locator).toBeVisible() failed\n\nLocator: getByText('Paid')\nExpected: visible\nCall log:",
      location: { file: '/code/e2e/a.spec.ts', line: 7 },
    }
    const tests = [{ status: 'unexpected', results: [{ duration: 5, error }] }]
    const json = { suites: [{ specs: [{ ...spec(false, 'unexpected'), tests }] }] }
    expect(readPlaywrightOutcome(json, 1).failures).toEqual([
      "a.spec.ts › a booking: Error: expect(locator).toBeVisible() failed · Locator: getByText('Paid') · Expected: visible · a.spec.ts:7",
    ])
  })
})

describe('the slowest files', () => {
  it('are listed with the total duration of their tests, slowest first', () => {
    const vitest = parseVitestFiles(
      {
        testResults: [
          {
            name: '/code/fast.test.ts',
            status: 'passed',
            assertionResults: [{ status: 'passed', fullName: '', duration: 20 }],
          },
          {
            name: '/code/slow.test.ts',
            status: 'passed',
            assertionResults: [
              { status: 'passed', fullName: '', duration: 1000 },
              { status: 'failed', fullName: '', duration: null },
              { status: 'passed', fullName: '', duration: 500 },
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

  it('are measured over every attempt of every test', () => {
    const spec = (file: string, ...durations: number[]) => ({
      ok: true,
      title: '',
      file,
      tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
    })
    const json = { suites: [{ specs: [spec('a.spec.ts', 10, 20)], suites: [{ specs: [spec('a.spec.ts', 5)] }] }] }
    expect(parsePlaywrightFiles(json)).toEqual([{ file: 'a.spec.ts', durationMs: 35 }])
  })
})

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'
import { failedOutcome, type Outcome } from './report.ts'

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          duration: z.optional(z.nullable(z.number())),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
    }),
  ),
})

type TestResult = { isPassed: boolean; test: string; message: string }

/**
 * Returns how many tests passed and failed. A file that cannot be loaded, a failed hook and an error outside of tests
 * count as one failure each. If a `beforeAll` hook fails, Vitest marks the tests as skipped, and only the message of
 * the file has the error.
 * @param unhandledErrors the list that `unhandled-errors.ts` writes
 */
export function readVitestOutcome(json: unknown, unhandledErrors: unknown, exitCode: number, root: string): Outcome {
  const results = vitestSchema
    .parse(json)
    .testResults.flatMap(({ name, status, message = '', assertionResults }): TestResult[] => {
      const file = relative(root, name)
      const tests = assertionResults.map(({ status, fullName, failureMessages }) => ({
        isPassed: status === 'passed',
        test: `${file} › ${fullName}`,
        message: failureMessages?.[0] ?? status,
      }))
      const isFailedOutsideOfTests = status === 'failed' && assertionResults.every(({ status }) => status !== 'failed')
      return isFailedOutsideOfTests ? [{ isPassed: false, test: file, message }, ...tests] : tests
    })
  const errors = z
    .array(z.string())
    .parse(unhandledErrors)
    .map((message) => ({ isPassed: false, test: 'outside of tests', message }))
  return toOutcome([...results, ...errors], exitCode)
}

const specSchema = z.object({
  ok: z.boolean(),
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          duration: z.number(),
          error: z.optional(
            z.object({ message: z.string(), location: z.optional(z.object({ file: z.string(), line: z.number() })) }),
          ),
        }),
      ),
    }),
  ),
})
type Suite = { specs?: z.infer<typeof specSchema>[] | undefined; suites?: Suite[] | undefined }
const suiteSchema: z.ZodMiniType<Suite> = z.object({
  specs: z.optional(z.array(specSchema)),
  suites: z.optional(z.lazy(() => z.array(suiteSchema))),
})
const playwrightSchema = z.object({ suites: z.array(suiteSchema) })

/** Returns how many tests passed and failed. A skipped or flaky test has not passed. */
export function readPlaywrightOutcome(json: unknown, exitCode: number): Outcome {
  const results = playwrightSchema
    .parse(json)
    .suites.flatMap(listSpecs)
    .map(({ ok, file, title, tests }): TestResult => {
      const statuses = tests.map(({ status }) => status)
      const errors = tests.flatMap((test) => test.results.flatMap(({ error }) => (error ? describeError(error) : [])))
      return {
        isPassed: ok && statuses.every((status) => status === 'expected'),
        test: `${file} › ${title}`,
        message: errors[0] ?? statuses.join(', '),
      }
    })
  return toOutcome(results, exitCode)
}

/** Appends the position in the format of a stack trace. */
function describeError({ message, location }: { message: string; location?: { file: string; line: number } }): string {
  return location ? `${message}\n at ${location.file}:${location.line}:1` : message
}

function listSpecs(suite: Suite): NonNullable<Suite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)]
}

export type TestFile = { file: string; durationMs: number }

/** Returns the duration of each test file. Paths are relative to `root`. */
export function parseVitestFiles(json: unknown, root: string): TestFile[] {
  return vitestSchema.parse(json).testResults.map(({ name, assertionResults }) => ({
    file: relative(root, name),
    durationMs: assertionResults.reduce((total, { duration }) => total + (duration ?? 0), 0),
  }))
}

/** Returns the duration of each test file. Paths are relative to Playwright's test directory. */
export function parsePlaywrightFiles(json: unknown): TestFile[] {
  const durationsByFile = new Map<string, number>()
  for (const { file, tests } of playwrightSchema.parse(json).suites.flatMap(listSpecs)) {
    let durationMs = durationsByFile.get(file) ?? 0
    for (const { duration } of tests.flatMap(({ results }) => results)) durationMs += duration
    durationsByFile.set(file, durationMs)
  }
  return [...durationsByFile].map(([file, durationMs]) => ({ file, durationMs }))
}

const SLOWEST_COUNT = 10

/** Lists the slowest files, so that a suite that becomes slow is noticed. */
export function describeSlowest(files: TestFile[]): string {
  const total = files.reduce((sum, { durationMs }) => sum + durationMs, 0)
  const slowestFiles = files.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, SLOWEST_COUNT)
  const formatSeconds = (durationMs: number) => (durationMs / 1000).toFixed(1)
  return [
    `   Slowest of ${files.length} files, ${formatSeconds(total)} s in all:`,
    ...slowestFiles.map(({ file, durationMs }) => `   ${formatSeconds(durationMs).padStart(7)} s  ${file}`),
  ].join('\n')
}

/**
 * A runner that fails without a failed test (for example in a reporter), or that runs no test, counts as one failure.
 */
function toOutcome(results: TestResult[], exitCode: number): Outcome {
  const failures = results
    .filter(({ isPassed }) => !isPassed)
    .map(({ test, message }) => `${test}: ${summarise(message)}`)
  const passed = results.length - failures.length
  const hasUnreportedFailure = failures.length === 0 && (exitCode !== 0 || passed === 0)
  if (hasUnreportedFailure) return { ...failedOutcome(`The runner ended with code ${exitCode}.`), passed }
  return { passed, failed: failures.length, details: '', failures }
}

/** Captures the position of a test without its folder and column: `tour.spec.ts:12`. */
const testPositionPattern = /([^/\\\s(]+\.(?:test|spec)\.tsx?:\d+):\d+/
/** Captures the first position outside of packages: `cart.ts:12`. */
const sourcePositionPattern = /^(?!.*node_modules).*?([^/\\\s(]+\.tsx?:\d+):\d+/m

/** Playwright's lines `Locator:`, `Expected: 2` and `Received: 1`, if a value follows the colon. */
const detailPattern = /^(Locator|Expected|Received)[^:]*: *\S/

/** Some readers see only this line of the report. */
function summarise(message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const details = lines.filter((line) => detailPattern.test(line))
  const position = testPositionPattern.exec(message)?.[1] ?? sourcePositionPattern.exec(message)?.[1]
  const parts = [lines[0] ?? '', ...details.map((line) => line.replace(/\s+/g, ' '))]
  if (position) parts.push(position)
  return parts.join(' · ')
}

/** Reads a runner's report. @throws an Error with a readable message if it is missing */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error('The runner wrote no report: its output above shows the reason.')
  }
}

import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Outcome } from './report.ts'

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

/** Counts vitest's JSON report. A file that can't be loaded is one failure; a test that did not run has not passed. */
export function countVitest(json: unknown, exitCode: number): Outcome {
  const { testResults } = vitestSchema.parse(json)
  const statuses = testResults.flatMap(({ status, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed' ? ['failed'] : assertionResults.map((result) => result.status),
  )
  return sum(
    statuses.map((status) => status === 'passed'),
    exitCode,
  )
}

type Suite = { specs?: { ok: boolean; tests: { status: string }[] }[] | undefined; suites?: Suite[] | undefined }
const suiteSchema: z.ZodMiniType<Suite> = z.object({
  specs: z.optional(z.array(z.object({ ok: z.boolean(), tests: z.array(z.object({ status: z.string() })) }))),
  suites: z.optional(z.lazy(() => z.array(suiteSchema))),
})
const playwrightSchema = z.object({ suites: z.array(suiteSchema) })

/** Counts Playwright's JSON report by the same rules. */
export function countPlaywright(json: unknown, exitCode: number): Outcome {
  const specs = playwrightSchema.parse(json).suites.flatMap(specsOf)
  return sum(
    specs.map(({ ok, tests }) => ok && tests.every(({ status }) => status === 'expected')),
    exitCode,
  )
}

function specsOf(suite: Suite): NonNullable<Suite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** A runner that fails though every test passed has found something else, such as an error outside of tests. */
function sum(passes: boolean[], exitCode: number): Outcome {
  const passed = passes.filter(Boolean).length
  const failed = passes.length - passed
  const isSilent = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isSilent ? 1 : failed, details: isSilent ? `The runner ended with code ${exitCode}.` : '' }
}

/** A runner's report; an Error in plain words when it wrote none. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error('The runner wrote no report: its output above says why.')
  }
}

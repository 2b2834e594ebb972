import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { announceProduct } from '../e2e/support/product.ts'
import { findClockUses } from './checks/clock-use.ts'
import { findCommentFaults } from './checks/comments.ts'
import { findMissingPaths } from './checks/document-paths.ts'
import { checkImports } from './checks/imports.ts'
import { ROOT } from './product/commands.ts'
import { createPausedLog, createStepLog, type StepLog } from './product/step-log.ts'
import { ensureBrowser } from './test/browser.ts'
import {
  applyTestLimit,
  checkOutcome,
  combineOutcomes,
  createReport,
  type Outcome,
  toolOutcome,
} from './test/report.ts'
import { runTool, runTypeCheck, stopTools } from './test/run-tool.ts'
import {
  describeSlowest,
  parsePlaywrightFiles,
  parseVitestFiles,
  readPlaywrightOutcome,
  readReport,
  readVitestOutcome,
} from './test/runner-reports.ts'
import { ensurePgBouncer, ensureSwift } from './test/test-programs.ts'
import { createTemporaryProduct, type TemporaryProduct } from './testing/product.ts'

/**
 * The maximum number of tests of each kind. An end-to-end test costs as much as a hundred unit tests, so test each rule
 * with the cheapest kind of test that can detect a violation.
 */
const MAX_TEST_COUNTS = { unit: 5_600, integration: 1_850, shared: 340, content: 16, exclusive: 9 }

/** The usual exit code of a program that Ctrl-C has stopped. */
const ctrlCExitCode = 130

const resultsDir = join(ROOT, 'test-results')
rmSync(resultsDir, { recursive: true, force: true })
mkdirSync(resultsDir, { recursive: true })

const log = createStepLog()
const report = createReport()
const startedAt = performance.now()
let temporaryProduct: TemporaryProduct | null = null

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    report.stop()
    stopTools()
    void Promise.resolve(temporaryProduct?.remove()).finally(() => process.exit(ctrlCExitCode))
  })
}

await report.step('format and lint', () => runToolStep('biome', ['ci', '--error-on-warnings', '--colors=off']))
await report.step('format of .astro files', () =>
  runToolStep('prettier', ['--check', '--log-level', 'warn', 'site/**/*.astro']),
)
await report.step('spelling, and types of dev, e2e and bench, of shared, cms and functions', async () =>
  combineOutcomes(await Promise.all([checkSpelling(), checkTypes('.', 'shared', 'cms', 'functions')])),
)
await report.step('import rules, paths in the documentation, and comments', async () =>
  combineOutcomes([await checkImportRules(), checkDocumentPaths(), checkComments()]),
)
await report.step('shared reads no clock', checkClockUse)
await report.step('unit tests', () => runVitest('unit', ['unit*']))
// The product is built and started while the integration tests run, which often wait. Its log is printed afterwards.
const productLog = createPausedLog(log.line)
const productStart = startProduct(productLog)
productStart.catch(() => undefined)
let browserInstallation: Promise<unknown> = Promise.resolve()
await report.step('integration tests', async () => {
  await ensurePgBouncer(log.line)
  await ensureSwift(log.line)
  // If this installation fails, the journeys fail, not the integration tests.
  browserInstallation = ensureBrowser(log.line)
  browserInstallation.catch(() => undefined)
  return runVitest('integration', ['integration'])
})
const isProductRunning = await report.step('the product starts', () => {
  productLog.resume()
  return productStart
})
if (isProductRunning) {
  // End-to-end tests spend much of their time waiting for pages: three workers keep two processors busy.
  await report.step('journeys that share the product', () => runJourneys('shared', ['reading', 'own'], 3))
  await report.step('journeys that change content', () => runJourneys('content', ['content'], 3))
  // These journeys wait for publishes, so the processors have time for the types of the storefront. Checking them needs
  // the types that a build of the code of the pages writes. No journey builds this code again.
  await report.step('journeys that change payments or releases, and types of site and of its .astro files', async () =>
    combineOutcomes(
      await Promise.all([runJourneys('exclusive', ['payments', 'releases'], 2), checkTypes('site'), checkAstroTypes()]),
    ),
  )
}
await report.step('the product stops', stopProduct)

console.log(`\nThe whole run took ${Math.round((performance.now() - startedAt) / 1000)} s.`)
process.exitCode = report.close() ? 0 : 1

async function runToolStep(name: string, args: string[]): Promise<Outcome> {
  return toolOutcome(await runTool(name, args, { capturesOutput: true }))
}

function checkSpelling(): Promise<Outcome> {
  return runToolStep('cspell', ['lint', '--no-progress', '--no-summary', '--no-color'])
}

async function checkTypes(...workspaces: string[]): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const workspace of workspaces) outcomes.push(toolOutcome(await runTypeCheck(workspace)))
  return combineOutcomes(outcomes)
}

function checkAstroTypes(): Promise<Outcome> {
  const args = ['check', '--noSync', '--tsconfig', 'site/tsconfig.json', '--minimumFailingSeverity', 'warning']
  return runToolStep('astro', args)
}

async function checkImportRules(): Promise<Outcome> {
  const { modules, violations } = await checkImports(ROOT)
  const lines = violations.map(({ rule, from, to }) => `   ${rule}: ${from} → ${to}`)
  return checkOutcome(violations.length === 0, [`   ${modules} modules and all .astro files`, ...lines].join('\n'))
}

function checkDocumentPaths(): Outcome {
  const missingPaths = findMissingPaths(ROOT)
  const lines = missingPaths.map(({ file, line, path }) => `   ${file}:${line} ${path} does not exist`)
  return checkOutcome(missingPaths.length === 0, lines.join('\n'))
}

function checkComments(): Outcome {
  const faults = findCommentFaults(ROOT)
  return checkOutcome(
    faults.length === 0,
    faults.map(({ file, line, problem }) => `   ${file}:${line} ${problem}`).join('\n'),
  )
}

async function checkClockUse(): Promise<Outcome> {
  const clockUses = findClockUses(ROOT)
  const lines = clockUses.map(({ file, line, text }) => `   ${file}:${line} ${text}`)
  return checkOutcome(clockUses.length === 0, lines.join('\n'))
}

/** Projects are named in vitest.config.ts. */
async function runVitest(kind: 'unit' | 'integration', projects: string[]): Promise<Outcome> {
  const file = join(resultsDir, `${kind}.json`)
  const projectArgs = projects.map((project) => `--project=${project}`)
  const errorsFile = join(resultsDir, `${kind}-errors.json`)
  const reporters = ['default', 'json', './dev/test/unhandled-errors.ts'].map((reporter) => `--reporter=${reporter}`)
  const args = ['run', ...projectArgs, ...reporters, `--outputFile.json=${file}`]
  const { code } = await runTool('vitest', args, { env: { NUSA_UNHANDLED_ERRORS_FILE: errorsFile } })
  const json = readReport(file)
  log.line(describeSlowest(parseVitestFiles(json, ROOT)))
  const outcome = readVitestOutcome(json, readReport(errorsFile), code, ROOT)
  return applyTestLimit(outcome, MAX_TEST_COUNTS[kind])
}

/** Projects are named in playwright.config.ts. */
async function runJourneys(
  kind: 'shared' | 'content' | 'exclusive',
  projects: string[],
  workers: number,
): Promise<Outcome> {
  await browserInstallation
  const file = join(resultsDir, `${kind}.json`)
  const projectArgs = projects.map((project) => `--project=${project}`)
  const args = ['test', ...projectArgs, `--workers=${workers}`, `--output=${join(resultsDir, 'artifacts', kind)}`]
  const { code } = await runTool('playwright', args, { env: { PLAYWRIGHT_JSON_FILE: file } })
  const json = readReport(file)
  log.line(describeSlowest(parsePlaywrightFiles(json)))
  return applyTestLimit(readPlaywrightOutcome(json, code), MAX_TEST_COUNTS[kind])
}

async function startProduct(productLog: StepLog): Promise<Outcome> {
  temporaryProduct = await createTemporaryProduct(productLog)
  await temporaryProduct.product.start()
  announceProduct(temporaryProduct.product.settings)
  return checkOutcome(true, '')
}

async function stopProduct(): Promise<Outcome> {
  const stopRequestedAt = performance.now()
  await temporaryProduct?.product.stop()
  const seconds = (performance.now() - stopRequestedAt) / 1000
  // The product wrote many files, and a slow disk takes a while to delete them.
  await temporaryProduct?.remove()
  return checkOutcome(seconds < 5, `   stopped in ${seconds.toFixed(1)} s, 5 are allowed`)
}

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { announceProduct } from '../e2e/support/product.ts'
import { ensureBrowser } from './browser.ts'
import { findClockUses } from './checks/clock-use.ts'
import { checkImports } from './checks/imports.ts'
import { ROOT } from './product/parts.ts'
import { createStepLog } from './step-log.ts'
import { check, createReport, type Outcome, outcomeOf, sum, withinLimit } from './test/report.ts'
import {
  countPlaywright,
  countVitest,
  describeSlowest,
  filesOfPlaywright,
  filesOfVitest,
  readReport,
} from './test/runners.ts'
import { runTool, runTypeCheck, stopTools } from './test/tool.ts'
import { makeTemporaryProduct, type TemporaryProduct } from './testing/product.ts'

/**
 * The maximum number of tests of each kind. An end-to-end test costs as much as a hundred unit tests, so use the
 * cheapest kind that can show it.
 */
const LIMITS = { unit: 4_500, integration: 1_500, shared: 340, alone: 24 }

const results = join(ROOT, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const log = createStepLog()
const report = createReport()
const started = performance.now()
let temporary: TemporaryProduct | null = null

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    report.stop()
    stopTools()
    void Promise.resolve(temporary?.remove()).finally(() => process.exit(130))
  })
}

await report.step('format and lint', () => tool('biome', ['ci', '--error-on-warnings', '--colors=off']))
await report.step('format of .astro files', () =>
  tool('prettier', ['--check', '--log-level', 'warn', 'site/**/*.astro']),
)
await report.step('types of dev, e2e and bench, of shared, cms and functions', () =>
  types('.', 'shared', 'cms', 'functions'),
)
await report.step('import rules', importRules)
await report.step('shared asks no clock', noClocks)
await report.step('unit tests', () => vitest('unit', ['unit*']))
await report.step('integration tests', () => vitest('integration', ['integration']))

const isRunning = await report.step('the product starts', startProduct)
if (isRunning) {
  // These need the types that a build of the storefront writes. Astro must not rewrite them while tsc reads them.
  await report.step('types of site and of its .astro files', async () =>
    sum(await Promise.all([types('site'), typesOfAstroFiles()])),
  )
  // End-to-end tests spend much of their time waiting for pages: three workers keep two processors busy.
  await report.step('journeys that share the product', () => journeys('shared', ['reading', 'own'], 3))
  await report.step('journeys that need it alone', () => journeys('alone', ['alone'], 1))
}
await report.step('the product stops', stopProduct)

console.log(`\nAll of it took ${Math.round((performance.now() - started) / 1000)} s.`)
process.exitCode = report.close() ? 0 : 1

async function tool(name: string, args: string[]): Promise<Outcome> {
  return outcomeOf(await runTool(name, args, { quiet: true }))
}

async function types(...workspaces: string[]): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const workspace of workspaces) outcomes.push(outcomeOf(await runTypeCheck(workspace)))
  return sum(outcomes)
}

function typesOfAstroFiles(): Promise<Outcome> {
  const args = ['check', '--noSync', '--tsconfig', 'site/tsconfig.json', '--minimumFailingSeverity', 'warning']
  return tool('astro', args)
}

async function importRules(): Promise<Outcome> {
  const { modules, violations } = await checkImports(ROOT)
  const lines = violations.map(({ rule, from, to }) => `   ${rule}: ${from} → ${to}`)
  return check(violations.length === 0, [`   ${modules} modules and all .astro files`, ...lines].join('\n'))
}

async function noClocks(): Promise<Outcome> {
  const found = findClockUses(ROOT)
  return check(found.length === 0, found.map(({ file, line, text }) => `   ${file}:${line} ${text}`).join('\n'))
}

/** Runs the tests of these projects of vitest.config.ts. */
async function vitest(kind: 'unit' | 'integration', projects: string[]): Promise<Outcome> {
  const file = join(results, `${kind}.json`)
  const chosen = projects.map((project) => `--project=${project}`)
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runTool('vitest', args, {})
  const json = readReport(file)
  log.line(describeSlowest(filesOfVitest(json, ROOT)))
  return withinLimit(countVitest(json, code, ROOT), LIMITS[kind])
}

/** Runs the end-to-end tests of these projects of playwright.config.ts with `atOnce` workers. */
async function journeys(kind: 'shared' | 'alone', projects: string[], atOnce: number): Promise<Outcome> {
  await ensureBrowser(log.line)
  const file = join(results, `${kind}.json`)
  const chosen = projects.map((project) => `--project=${project}`)
  const args = ['test', ...chosen, `--workers=${atOnce}`, `--output=${join(results, 'artifacts', kind)}`]
  const { code } = await runTool('playwright', args, { env: { PLAYWRIGHT_JSON_FILE: file } })
  const json = readReport(file)
  log.line(describeSlowest(filesOfPlaywright(json)))
  return withinLimit(countPlaywright(json, code), LIMITS[kind])
}

async function startProduct(): Promise<Outcome> {
  temporary = await makeTemporaryProduct(log)
  await temporary.product.start()
  announceProduct(temporary.product.settings)
  return check(true, '')
}

async function stopProduct(): Promise<Outcome> {
  const stopping = performance.now()
  await temporary?.product.stop()
  const seconds = (performance.now() - stopping) / 1000
  // It wrote many files, and a slow disk takes a while to delete them.
  await temporary?.remove()
  return check(seconds < 5, `   stopped in ${seconds.toFixed(1)} s, 5 are allowed`)
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './product/commands.ts'
import { createReport, toolOutcome } from './test/report.ts'
import { runTool, runTypeCheck, stopTools } from './test/run-tool.ts'

// Checks a workspace or one of its directories after an edit: format and lint, spelling, types and unit tests.

/** The workspace whose type check covers each directory. */
const workspaces: Record<string, string> = {
  shared: 'shared',
  cms: 'cms',
  functions: 'functions',
  site: 'site',
  telemetry: 'telemetry',
  dev: '.',
  e2e: '.',
  bench: '.',
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stopTools()
    process.exit(130)
  })
}

const folder = (process.argv[2] ?? '').replace(/\/$/, '')
const workspace = workspaces[folder.split('/')[0] ?? '']
if (workspace === undefined || !existsSync(join(ROOT, folder))) {
  console.error(
    `Name what to check, such as: npm run check -- shared/pricing\nOne of: ${Object.keys(workspaces).join(', ')}`,
  )
  process.exit(1)
}

const report = createReport()
await report.step(`format and lint of ${folder}`, async () =>
  toolOutcome(await runTool('biome', ['ci', '--error-on-warnings', '--colors=off', folder], { capturesOutput: true })),
)
await report.step(`spelling in ${folder}`, async () =>
  toolOutcome(await runTool('cspell', ['lint', '--no-progress', '--no-summary', folder], { capturesOutput: true })),
)
await report.step(`types of ${workspace === '.' ? 'dev, e2e and bench' : workspace}`, async () =>
  toolOutcome(await runTypeCheck(workspace)),
)
await report.step(`unit tests of ${folder}`, async () =>
  toolOutcome(
    await runTool('vitest', ['run', '--project=unit*', '--reporter=dot', '--passWithNoTests', folder], {
      capturesOutput: true,
    }),
  ),
)
process.exitCode = report.close() ? 0 : 1

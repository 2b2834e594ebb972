import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './product/commands.ts'
import { createReport, toolOutcome } from './test/report.ts'
import { runTool, runTypeCheck, stopTools } from './test/run-tool.ts'

// Checks a workspace or one of its directories after an edit: format and lint, spelling, types and unit tests.

/** The workspace whose type check covers each directory. */
const workspaceByFolder: Record<string, string> = {
  shared: 'shared',
  cms: 'cms',
  functions: 'functions',
  site: 'site',
  telemetry: 'telemetry',
  deploy: '.',
  dev: '.',
  e2e: '.',
  bench: '.',
}

/** The usual exit code of a program that Ctrl-C has stopped. */
const ctrlCExitCode = 130

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stopTools()
    process.exit(ctrlCExitCode)
  })
}

const folder = (process.argv[2] ?? '').replace(/\/$/, '')
const [topFolder = ''] = folder.split('/')
const workspace = workspaceByFolder[topFolder]
if (workspace === undefined || !existsSync(join(ROOT, folder))) {
  const topFolders = Object.keys(workspaceByFolder).join(', ')
  console.error(`Name what to check, such as: npm run check -- shared/pricing\nOne of: ${topFolders}`)
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

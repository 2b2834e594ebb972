import { existsSync, rmSync } from 'node:fs'
import { runChild } from '../processes/child.ts'
import { findPortListener, isPortFree } from '../processes/ports.ts'
import type { RunRecord } from '../processes/run-record.ts'
import type { Settings } from '../settings/settings.ts'
import { buildInputs, buildOutputs, commands, fingerprintFiles, ROOT } from './commands.ts'
import { hasMarker, isMigrated, migrationsDir, writeMarker } from './database.ts'
import type { Environment, PublisherAccess } from './environment.ts'
import { fingerprint, matchesFingerprint, writeFingerprint } from './fingerprint.ts'
import type { StepLog } from './step-log.ts'

export type StartContext = {
  settings: Settings
  log: StepLog
  run: RunRecord
  env: Environment
  databaseUrl: string
  buildHook: string
}

export type ProductContext = StartContext & { publisher: PublisherAccess }

/** @throws an Error with the ports that are in use, the programs that use them, and the settings to change */
export async function checkPorts(settings: Settings): Promise<void> {
  const requiredPorts = [
    { variable: 'SITE_PORT', port: settings.sitePort, purpose: 'the storefront' },
    { variable: 'CMS_PORT', port: settings.cmsPort, purpose: 'the CMS' },
    { variable: 'TOOLS_PORT', port: settings.toolsPort, purpose: 'mails and payments' },
  ]
  const portsInUse = []
  for (const requiredPort of requiredPorts) if (!(await isPortFree(requiredPort.port))) portsInUse.push(requiredPort)
  if (portsInUse.length === 0) return
  const lines = portsInUse.map(
    ({ port, purpose }) => `  Port ${port} (${purpose}) is in use by ${findPortListener(port) ?? 'another program'}.`,
  )
  const suggestion = portsInUse.map(({ variable, port }) => `${variable}=${port + 100}`).join(' ')
  throw new Error(`${lines.join('\n')}\nStop what uses it, or choose other ports: ${suggestion} npm start`)
}

export async function migrateAndSeed({ log, env, databaseUrl, settings, run }: StartContext): Promise<void> {
  await log.step('migrations', async (report) => {
    if (await isMigrated(databaseUrl, migrationsDir(ROOT))) return report('nothing to do')
    await runChild(commands.migrate(env), settings.logsDir, run)
    report('the schema is up to date')
  })
  await log.step('demo content', async (report) => {
    // The demo content has logins with public passwords.
    if (env.NUSA_ENV === 'production') return report('never in production')
    if (await hasMarker(databaseUrl, 'seeded')) return report('already there')
    await runChild(commands.seed(env), settings.logsDir, run)
    await writeMarker(databaseUrl, 'seeded')
    report('tours, hotels, cars, pages, pictures')
  })
}

export async function buildWorkspace(workspace: 'cms' | 'functions', context: StartContext): Promise<void> {
  const title = workspace === 'cms' ? 'CMS build' : 'functions build'
  await context.log.step(title, async (report) => {
    const currentFingerprint = fingerprint(ROOT, buildInputs[workspace])
    if (matchesFingerprint(fingerprintFiles[workspace], currentFingerprint)) return report('nothing has changed')
    // Some tools exit with code 0 when they are stopped, so only a new output proves that the build has finished.
    rmSync(buildOutputs[workspace], { force: true })
    await runChild(commands.build(workspace, buildEnvironment()), context.settings.logsDir, context.run)
    if (!existsSync(buildOutputs[workspace]))
      throw new Error(`The build of ${workspace} created no ${buildOutputs[workspace]}.`)
    writeFingerprint(fingerprintFiles[workspace], currentFingerprint)
    report('built')
  })
}

/** Builds are shared by all data directories, so they must not depend on the data directory of this start. */
function buildEnvironment(): Environment {
  return { ...process.env, NODE_ENV: 'production' }
}

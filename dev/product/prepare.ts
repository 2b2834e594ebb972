import { existsSync, rmSync } from 'node:fs'
import { isFree } from '../ports.ts'
import { runChild } from '../processes/child.ts'
import { portHolder } from '../processes/port-holder.ts'
import type { RunFile } from '../processes/run-file.ts'
import type { Settings } from '../settings.ts'
import type { StepLog } from '../step-log.ts'
import { isMigrated, isNoted, migrationsDir, writeNote } from './database.ts'
import type { Environment, PublisherAccess } from './environment.ts'
import { fingerprint, isBuiltFrom, noteBuiltFrom } from './fingerprint.ts'
import { buildNotes, outputs, parts, ROOT, sources } from './parts.ts'

/** State shared by the steps of a start. */
export type Context = {
  settings: Settings
  log: StepLog
  run: RunFile
  env: Environment
  databaseUrl: string
  buildHook: string
}

/** The context when the whole product is started. */
export type ProductContext = Context & { publisher: PublisherAccess }

/** @throws an Error with the ports that are in use, the programs that use them, and the settings to change */
export async function checkPorts(settings: Settings): Promise<void> {
  const wanted = [
    { variable: 'SITE_PORT', port: settings.sitePort, what: 'the storefront' },
    { variable: 'CMS_PORT', port: settings.cmsPort, what: 'the CMS' },
    { variable: 'TOOLS_PORT', port: settings.toolsPort, what: 'mails and payments' },
  ]
  const taken = []
  for (const entry of wanted) if (!(await isFree(entry.port))) taken.push(entry)
  if (taken.length === 0) return
  const lines = taken.map(
    ({ port, what }) => `  Port ${port} (${what}) is in use by ${portHolder(port) ?? 'another program'}.`,
  )
  const other = taken.map(({ variable, port }) => `${variable}=${port + 100}`).join(' ')
  throw new Error(`${lines.join('\n')}\nStop what uses it, or choose other ports: ${other} npm start`)
}

export async function migrateAndSeed({ log, env, databaseUrl, settings, run }: Context): Promise<void> {
  await log.step('migrations', async (note) => {
    if (await isMigrated(databaseUrl, migrationsDir(ROOT))) return note('nothing to do')
    await runChild(parts.migrate(env), settings.logsDir, run)
    note('the schema is up to date')
  })
  await log.step('demo content', async (note) => {
    // The passwords of its logins are public.
    if (env.NUSA_ENV === 'production') return note('never in production')
    if (await isNoted(databaseUrl, 'seeded')) return note('already there')
    await runChild(parts.seed(env), settings.logsDir, run)
    await writeNote(databaseUrl, 'seeded')
    note('tours, hotels, cars, pages, pictures')
  })
}

/** Builds a workspace unless its build is up to date. */
export async function buildWorkspace(workspace: 'cms' | 'functions', context: Context): Promise<void> {
  const title = workspace === 'cms' ? 'CMS build' : 'functions build'
  await context.log.step(title, async (note) => {
    const made = fingerprint(ROOT, sources[workspace])
    if (isBuiltFrom(buildNotes[workspace], made)) return note('nothing has changed')
    // Some tools exit with code 0 when they are stopped: only a new output proves that the build has finished.
    rmSync(outputs[workspace], { force: true })
    await runChild(parts.build(workspace, buildEnvironment()), context.settings.logsDir, context.run)
    if (!existsSync(outputs[workspace])) throw new Error(`The build of ${workspace} made no ${outputs[workspace]}.`)
    noteBuiltFrom(buildNotes[workspace], made)
    note('built')
  })
}

/** Builds are shared by all data directories, so they must not depend on this one. */
function buildEnvironment(): Environment {
  return { ...process.env, NODE_ENV: 'production' }
}

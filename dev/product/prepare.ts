import { existsSync, rmSync } from 'node:fs'
import { isFree } from '../ports.ts'
import { runChild } from '../processes/child.ts'
import { portHolder } from '../processes/port-holder.ts'
import type { RunFile } from '../processes/run-file.ts'
import type { Say } from '../say.ts'
import type { Settings } from '../settings.ts'
import { isMigrated, isNoted, migrationsDir, writeNote } from './database.ts'
import type { Environment, PublisherAccess } from './environment.ts'
import { fingerprint, isBuiltFrom, noteBuiltFrom } from './fingerprint.ts'
import { buildNotes, outputs, parts, ROOT, sources } from './parts.ts'

/** What the steps of a start share. */
export type Context = {
  settings: Settings
  say: Say
  run: RunFile
  env: Environment
  databaseUrl: string
  buildHook: string
}

/** The same where the whole product is started. */
export type ProductContext = Context & { publisher: PublisherAccess }

/** @throws an Error that says which ports are taken, by whom, and what to set instead */
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

export async function migrateAndSeed({ say, env, databaseUrl, settings, run }: Context): Promise<void> {
  await say.step('migrations', async (note) => {
    if (await isMigrated(databaseUrl, migrationsDir(ROOT))) return note('nothing to do')
    await runChild(parts.migrate(env), settings.logsDir, run)
    note('the schema is up to date')
  })
  await say.step('demo content', async (note) => {
    // Its logins are known to everybody.
    if (env.NUSA_ENV === 'production') return note('never in production')
    if (await isNoted(databaseUrl, 'seeded')) return note('already there')
    await runChild(parts.seed(env), settings.logsDir, run)
    await writeNote(databaseUrl, 'seeded')
    note('tours, hotels, cars, pages, pictures')
  })
}

/** Builds a workspace unless its build is still good. */
export async function buildWorkspace(workspace: 'cms' | 'functions', context: Context): Promise<void> {
  const title = workspace === 'cms' ? 'CMS build' : 'functions build'
  await context.say.step(title, async (note) => {
    const made = fingerprint(ROOT, sources[workspace])
    if (isBuiltFrom(buildNotes[workspace], made)) return note('nothing has changed')
    // Some tools end well when they are told to stop: only a new output is a finished build.
    rmSync(outputs[workspace], { force: true })
    await runChild(parts.build(workspace, buildEnvironment()), context.settings.logsDir, context.run)
    if (!existsSync(outputs[workspace])) throw new Error(`The build of ${workspace} made no ${outputs[workspace]}.`)
    noteBuiltFrom(buildNotes[workspace], made)
    note('built')
  })
}

/** A build is the same for every data folder, so nothing about this one goes into it. */
function buildEnvironment(): Environment {
  return { ...process.env, NODE_ENV: 'production' }
}

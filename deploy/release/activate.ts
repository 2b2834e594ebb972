import { once } from 'node:events'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { rename, rm, symlink } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import path from 'node:path'
import { isPublishingHeld, publishSchema } from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import { openingPageCode } from '../../site/build/releases.ts'
import type { CodeRelease, Home } from './home.ts'
import { run } from './run.ts'
import { checkEnvironment, requestStatus, services, socketOf, waitUntilHealthy } from './services.ts'
import type { Step } from './steps.ts'

/** Number of releases retained: the live one and those to go back to. */
export const maxReleases = 3

/**
 * Makes a release live: checks the environment, migrates the database, starts the new CMS while the old one is running,
 * builds the pages from it, starts the storefront, checks both, switches, and stops the processes of all other releases
 * when the proxy has left them. If a step before the switch fails, what runs is unchanged, except that the database may
 * be migrated. If this process was killed, calling it again continues; with the live release it only migrates the
 * database, which may be a restored one, and finishes what comes after the switch.
 * @throws an Error that says which step failed and why
 */
export async function activateRelease(home: Home, release: CodeRelease, step: Step): Promise<void> {
  const { id } = release
  const previous = home.current()
  const folder = home.folder(id)
  const env = { ...home.environment(), NODE_ENV: 'production' }
  const node = (args: readonly string[], extra: NodeJS.ProcessEnv = {}) =>
    run(process.execPath, args, { cwd: folder, env: { ...env, ...extra } })

  const migrate = () => step('migrations', () => node(['--import', 'tsx', 'cms/scripts/migrate.ts']))
  if (previous === id) {
    await migrate()
    return finish(home, id, step)
  }

  await step('environment', () => checkEnvironment(home, id))
  await migrate()
  try {
    await step('CMS', async () => {
      await services.start(id, 'cms')
      await waitUntilHealthy(home, id, 'cms')
    })
    await step('pages', () => buildPages(home, id, previous, node))
    await step('storefront', async () => {
      await services.start(id, 'site')
      await waitUntilHealthy(home, id, 'site')
      const status = await requestStatus(socketOf(home, id, 'site'), '/')
      if (status !== '200') throw new Error(`The home page of the new release answers ${status}.`)
    })
    await step('switch', async () => {
      // The record comes first: a live release without it would be removed by the next update.
      await home.write({ ...release, activated: new Date().toISOString() })
      await home.makeCurrent(id)
    })
  } catch (error) {
    await services.stop([id], 'site', 'cms')
    throw error
  }
  await finish(home, id, step, () => publishContent(home, id, node))
}

/**
 * Completes an activation after the switch: the publisher of this release replaces the earlier one, and the processes of
 * all other releases end, also those that a killed command left. Each step can be repeated.
 * @param publishAgain publishes what the earlier publisher published after the pages of this release were built
 */
async function finish(home: Home, id: string, step: Step, publishAgain?: () => Promise<unknown>): Promise<void> {
  const others = home.ids().filter((other) => other !== id)
  await step('publisher', async () => {
    await services.stop(others, 'publisher')
    // If it fails, the pages are a few seconds old, and the publisher shows editors the reason at their next change.
    await publishAgain?.().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    await services.start(id, 'cms', 'site', 'publisher')
    await services.enable(id)
  })
  await step('stop other releases', async () => {
    await services.disable(others)
    await services.stop(others, 'site', 'cms')
  })
}

/** Runs a program of the release that is activated, with its environment and more variables. */
type RunNode = (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>

/**
 * Publishes the current content with the code of this release, for this release only. If it was live before, its pages
 * of that time are the start, so that only those are rendered that changed since.
 */
async function buildPages(home: Home, id: string, previous: string | null, node: RunNode): Promise<void> {
  const folder = home.folder(id)
  const earlier = livePages(home, id)
  const live = previous && livePages(home, previous)
  const dist = path.join(folder, 'dist')
  if (live) {
    await rm(`${dist}.new`, { force: true })
    await symlink(path.join('dist-releases', live), `${dist}.new`)
    await rename(`${dist}.new`, dist)
  }
  if (live && earlier && earlier !== live) await node(['site/releases.ts', 'back', earlier], pageSettings(home, id))
  await publishContent(home, id, node)
}

/** Builds the pages of a release that changed, from its own CMS. */
function publishContent(home: Home, id: string, node: RunNode): Promise<string> {
  return withPort(socketOf(home, id, 'cms'), (port) => {
    const env = { ...pageSettings(home, id), CMS_URL: `http://127.0.0.1:${port}` }
    return node(['--max-semi-space-size=32', 'site/build.ts'], env)
  })
}

function pageSettings(home: Home, id: string): NodeJS.ProcessEnv {
  const folder = home.folder(id)
  return { DIST_DIR: path.join(folder, 'dist'), ASTRO_CACHE_DIR: path.join(folder, '.build', 'astro') }
}

/** Returns the number of the pages that are live in a release; null without such pages, or if they are no longer retained. */
function livePages(home: Home, id: string): string | null {
  try {
    const number = path.basename(readlinkSync(path.join(home.folder(id), 'dist')))
    return existsSync(path.join(home.pagesDir, number)) ? number : null
  } catch {
    return null
  }
}

/** Returns whether visitors see only the opening page, because the settings in the CMS are still examples. */
export function showsOpeningPage(home: Home, id: string): boolean {
  const number = livePages(home, id)
  if (number === null) return false
  const manifest = readJson(path.join(home.pagesDir, `${number}.json`), z.object({ code: z.string() }))
  return manifest?.code === openingPageCode
}

/** The migration with the second step of the sign-in in the CMS. */
const secondStepMigration = 'cms/migrations/20261128_062626_second_factor.ts'

/** Returns whether a release replaces one with the second step of the sign-in, and does not have it itself. */
export function losesSecondStep(home: Home, id: string): boolean {
  const current = home.current()
  const hasIt = (release: string) => existsSync(path.join(home.folder(release), secondStepMigration))
  return current !== null && hasIt(current) && !hasIt(id)
}

/** Makes a Unix socket reachable on a port of this machine while `work` runs. */
async function withPort<T>(socketPath: string, work: (port: number) => Promise<T>): Promise<T> {
  const server = createServer((client) => {
    const upstream = connect(socketPath)
    client.pipe(upstream).pipe(client)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await work((server.address() as AddressInfo).port)
  } finally {
    server.close()
  }
}

/**
 * Returns why a release must not publish the current content by itself: editors went back to earlier pages, or turned
 * automatic publishing off. Null if nothing prevents it.
 */
export function publishingHold(home: Home): string | null {
  const history = readJson(path.join(home.pagesDir, 'publishes.json'), z.array(publishSchema))
  if (history && isPublishingHeld(history)) return 'Editors went back to earlier pages and have not published since.'
  const schedule = readJson(
    path.join(home.pagesDir, 'schedule.json'),
    z.object({ quiet_seconds: z.nullable(z.number()) }),
  )
  if (schedule?.quiet_seconds === null) return 'Editors publish by hand only.'
  return null
}

function readJson<T>(file: string, schema: z.ZodMiniType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** Returns the release to go back to: the newest one that is older than the live one and was live. */
export function previousRelease(home: Home): CodeRelease | null {
  const current = home.current()
  return home.list().find(({ id, activated }) => current !== null && id < current && activated !== undefined) ?? null
}

/**
 * Removes releases except the live one, the last ones that were live, and builds that are newer than the live one.
 * Returns the ids of the removed releases.
 */
export async function pruneReleases(home: Home): Promise<string[]> {
  const current = home.current() ?? ''
  const releases = home.list()
  const latest = releases
    .filter(({ id, activated }) => id !== current && activated !== undefined)
    .sort((a, b) => (b.activated ?? '').localeCompare(a.activated ?? ''))
    .slice(0, maxReleases - 1)
  const retained = new Set([current, ...latest.map(({ id }) => id)])
  for (const { id, activated } of releases) if (activated === undefined && id > current) retained.add(id)
  const removed = home.ids().filter((id) => !retained.has(id))
  for (const id of removed) await rm(home.folder(id), { recursive: true, force: true })
  return removed
}

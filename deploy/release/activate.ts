import { once } from 'node:events'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { rename, rm, symlink } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import path from 'node:path'
import { isPublishingHeld, publishSchema } from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import { openingPageCode } from '../../site/build/releases.ts'
import type { CodeRelease, Home } from './home.ts'
import { interruption } from './interruption.ts'
import { run } from './run.ts'
import { checkEnvironment, requestStatus, services, socketOf, waitUntilHealthy } from './services.ts'
import type { Step } from './steps.ts'

export const maxReleases = 3

/**
 * Makes a release live:
 * 1. Check the environment, and migrate the database.
 * 2. Start the new CMS next to the old CMS, and build the pages of the new release from it.
 * 3. Start the new storefront, and check that CMS and storefront respond.
 * 4. Switch the proxy to the new release.
 * 5. Start the new publisher, and stop the processes of all other releases.
 *
 * If a step before the switch fails, the live release keeps running; only the database may already be migrated. After a
 * crash, call the function again. For a release that is already live, the function repeats step 5, and
 * migrates the database, because a backup may have been restored.
 * @throws an Error that says which step failed and why
 */
export async function activateRelease(home: Home, release: CodeRelease, step: Step): Promise<void> {
  const { id } = release
  const liveId = home.current()
  const folder = home.folder(id)
  const env = { ...home.environment(), NODE_ENV: 'production' }
  const runNode = (args: readonly string[], extraEnv: NodeJS.ProcessEnv = {}) =>
    run(process.execPath, args, { cwd: folder, env: { ...env, ...extraEnv } })

  const migrate = () => step('migrations', () => runNode(['cms/scripts/migrate.ts']))
  if (liveId === id) {
    await migrate()
    return finishActivation(home, id, step)
  }

  await step('environment', () => checkEnvironment(home, id))
  await migrate()
  try {
    await step('CMS', async () => {
      await services.start(id, 'cms')
      await waitUntilHealthy(home, id, 'cms')
    })
    await step('pages', () => buildPages(home, id, liveId, runNode))
    await step('storefront', async () => {
      await services.start(id, 'site')
      await waitUntilHealthy(home, id, 'site')
      const status = await requestStatus(socketOf(home, id, 'site'), '/')
      if (status !== '200') throw new Error(`The home page of the new release answers ${status}.`)
    })
    await step('switch', async () => {
      // The record is written before the switch. Without `activated`, `pruneReleases` would remove this release as soon
      // as another release is live.
      await home.write({ ...release, activated: new Date().toISOString() })
      await home.makeCurrent(id)
    })
  } catch (error) {
    await services.stop([id], 'site', 'cms')
    throw error
  }
  await finishActivation(home, id, step, () => publishContent(home, id, runNode))
}

/**
 * Starts the publisher, and stops the processes of all other releases. Can be repeated, for example after a crash.
 * @param rebuildPages builds the pages again, because editors may have published with the old publisher after the pages
 * of this release were built
 */
async function finishActivation(
  home: Home,
  id: string,
  step: Step,
  rebuildPages?: () => Promise<unknown>,
): Promise<void> {
  const otherIds = home.ids().filter((otherId) => otherId !== id)
  await step('publisher', async () => {
    await services.stop(otherIds, 'publisher')
    // If the build fails, the release stays live, and its pages lack the latest change until the next publish.
    await rebuildPages?.().catch((error: unknown) => {
      interruption.throwIfAborted()
      console.error(error instanceof Error ? error.message : error)
    })
    await services.start(id, 'cms', 'site', 'publisher')
    await services.enable(id)
  })
  await step('stop other releases', async () => {
    await services.disable(otherIds)
    await services.stop(otherIds, 'site', 'cms')
  })
}

type RunNode = (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>

/**
 * Builds the pages of a release. To render fewer pages, the build starts from the pages that this release had when it
 * was last live, or else from the pages of the live release.
 */
async function buildPages(home: Home, id: string, liveId: string | null, runNode: RunNode): Promise<void> {
  const folder = home.folder(id)
  const earlierPages = findPages(home, id)
  const livePages = liveId && findPages(home, liveId)
  const distLink = path.join(folder, 'dist')
  if (livePages) {
    await rm(`${distLink}.new`, { force: true })
    await symlink(path.join('dist-releases', livePages), `${distLink}.new`)
    await rename(`${distLink}.new`, distLink)
  }
  const hasDifferentPages = earlierPages !== null && earlierPages !== livePages
  if (livePages && hasDifferentPages) await runNode(['site/releases.ts', 'back', earlierPages], pageSettings(home, id))
  await publishContent(home, id, runNode)
}

function publishContent(home: Home, id: string, runNode: RunNode): Promise<string> {
  return withPort(socketOf(home, id, 'cms'), (port) => {
    const env = { ...pageSettings(home, id), CMS_URL: `http://127.0.0.1:${port}` }
    // Rendering creates many short-lived objects. With 32 MB for them, less time is spent on garbage collection.
    return runNode(['--max-semi-space-size=32', 'site/build.ts'], env)
  })
}

function pageSettings(home: Home, id: string): NodeJS.ProcessEnv {
  const folder = home.folder(id)
  return { DIST_DIR: path.join(folder, 'dist'), ASTRO_CACHE_DIR: path.join(folder, '.build', 'astro') }
}

/** Returns the name of the release's pages; null if the release has no pages, or they were deleted. */
function findPages(home: Home, id: string): string | null {
  try {
    const name = path.basename(readlinkSync(path.join(home.folder(id), 'dist')))
    return existsSync(path.join(home.pagesDir, name)) ? name : null
  } catch {
    return null
  }
}

export function showsOpeningPage(home: Home, id: string): boolean {
  const pages = findPages(home, id)
  if (pages === null) return false
  const manifest = readJson(path.join(home.pagesDir, `${pages}.json`), z.object({ code: z.string() }))
  return manifest?.code === openingPageCode
}

const secondStepMigration = 'cms/migrations/20261128_062626_second_factor.ts'

/** Returns whether activating the release would remove the second step of the sign-in to the CMS. */
export function losesSecondStep(home: Home, id: string): boolean {
  const current = home.current()
  const hasSecondStep = (releaseId: string) => existsSync(path.join(home.folder(releaseId), secondStepMigration))
  return current !== null && hasSecondStep(current) && !hasSecondStep(id)
}

/** Makes a Unix socket reachable on a port while `work` runs. */
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
 * Returns why activating a release must not publish the current content: editors went back to earlier pages, or turned
 * automatic publishing off. Returns null if nothing prevents it.
 */
export function findPublishingHold(home: Home): string | null {
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

/** Returns the newest release that is older than the live release and has been live. */
export function findPreviousRelease(home: Home): CodeRelease | null {
  const current = home.current()
  if (current === null) return null
  return home.list().find(({ id, activated }) => id < current && activated !== undefined) ?? null
}

/**
 * Removes old releases and unfinished builds, and returns their ids. Retains the live release, the releases that were
 * live most recently, and newer releases that were not activated yet.
 */
export async function pruneReleases(home: Home): Promise<string[]> {
  const current = home.current() ?? ''
  const releases = home.list()
  const newReleases = releases.filter(({ id, activated }) => activated === undefined && id > current)
  const lastLiveReleases = releases
    .filter(({ id, activated }) => id !== current && activated !== undefined)
    .sort((a, b) => (b.activated ?? '').localeCompare(a.activated ?? ''))
    .slice(0, maxReleases - 1)
  const retainedReleases = [...lastLiveReleases, ...newReleases]
  const retainedIds = new Set([current, ...retainedReleases.map(({ id }) => id)])
  const removedIds = home.ids().filter((id) => !retainedIds.has(id))
  for (const id of removedIds) await rm(home.folder(id), { recursive: true, force: true })
  return removedIds
}

import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { limitLists, type Publish, publishSchema } from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import { replaceFile } from '../lib/files.ts'

/** The limit includes failed publishes. */
const maxPublishes = 50
/** More than the number of retained releases, so that the publish of each retained release is stored. */
const maxReleasePublishes = 20
/** Changed pages listed for the newest release. For earlier releases, only the number of pages is stored. */
const maxListedAddresses = 100

/** The publishes are sorted from newest to oldest. */
export interface History {
  endedPublishes(): readonly Publish[]
  /** Also resolves if the file cannot be written; then the publish is only in memory. */
  add(publish: Publish): Promise<void>
  nextId(): number
}

/**
 * Opens the stored history of publishes. An unreadable file counts as empty, because the live site does not depend on
 * it.
 */
export async function openHistory(file: string): Promise<History> {
  let publishes = await readFile(file, 'utf8')
    .then((text) => z.parse(z.array(publishSchema), JSON.parse(text)))
    .catch(() => [])
  let lastId = Math.max(0, ...publishes.map(({ id }) => id))
  return {
    endedPublishes: () => publishes,
    async add(publish) {
      publishes = limitPublishes([publish, ...publishes])
      await mkdir(path.dirname(file), { recursive: true })
        .then(() => replaceFile(file, JSON.stringify(publishes)))
        .catch((error: unknown) => console.error(error))
    },
    nextId: () => ++lastId,
  }
}

function limitPublishes(publishes: readonly Publish[]): Publish[] {
  const releasePublishes = new Set(
    publishes.filter(({ outcome }) => outcome?.kind === 'published').slice(0, maxReleasePublishes),
  )
  const newestRelease = publishes.find((publish) => releasePublishes.has(publish))
  return publishes
    .filter((publish, index) => index < maxPublishes || releasePublishes.has(publish))
    .map((publish) => limitAddresses(publish, publish === newestRelease ? maxListedAddresses : 0))
}

/**
 * Shortens the lists of changed pages, because the history is sent repeatedly to every user who has the publishing
 * panel open.
 */
function limitAddresses(publish: Publish, maxAddresses: number): Publish {
  const { outcome } = publish
  return outcome?.kind === 'published' ? { ...publish, outcome: limitLists(outcome, maxAddresses) } : publish
}

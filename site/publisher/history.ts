import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Publish, publishSchema, shortened } from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import { replaceFile } from '../build/files.ts'

/** How many publishes are remembered, whatever became of them. */
const newest = 50
/** How many of those that made a release: more than releases are kept, so that each of those has its own. */
const withRelease = 20
/** How many addresses are listed of the newest release; of those before it they are counted. */
const listed = 100

/** The publishes that have ended, the newest first, in a file that outlives the publisher. */
export interface History {
  ended(): readonly Publish[]
  /** Resolves also where it can't be written, as on a full disk: it is remembered for as long as this runs. */
  add(publish: Publish): Promise<void>
  /** A number that no publish has had. */
  nextId(): number
}

/** A file that can't be read counts as an empty one: what is live doesn't hang on it. */
export async function openHistory(file: string): Promise<History> {
  let ended = await readFile(file, 'utf8')
    .then((text) => z.parse(z.array(publishSchema), JSON.parse(text)))
    .catch(() => [])
  let lastId = Math.max(0, ...ended.map(({ id }) => id))
  return {
    ended: () => ended,
    async add(publish) {
      ended = remembered([publish, ...ended])
      await mkdir(path.dirname(file), { recursive: true })
        .then(() => replaceFile(file, JSON.stringify(ended)))
        .catch((error: unknown) => console.error(error))
    },
    nextId: () => ++lastId,
  }
}

function remembered(ended: readonly Publish[]): Publish[] {
  const releases = new Set(ended.filter(({ outcome }) => outcome?.kind === 'published').slice(0, withRelease))
  const last = ended.find((publish) => releases.has(publish))
  return ended
    .filter((publish, index) => index < newest || releases.has(publish))
    .map((publish) => listing(publish, publish === last ? listed : 0))
}

/** Whoever looks at the site is told all of this again and again. */
function listing(publish: Publish, most: number): Publish {
  const { outcome } = publish
  return outcome?.kind === 'published' ? { ...publish, outcome: shortened(outcome, most) } : publish
}

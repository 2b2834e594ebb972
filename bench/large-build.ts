import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runChild } from '../dev/processes/child.ts'
import { createRun } from '../dev/processes/run-file.ts'
import { parts } from '../dev/product/parts.ts'
import { largeCms } from './catalog/large-cms.ts'
import { type Figure, type Measure, timed } from './figure.ts'

/** Seconds, and bytes. */
const limits = { full: 90, edit: 10, memory: 1.5e9 }

/**
 * Measures the storefront build with 10,000 tours as rich as the demo's: the full build, and builds after one of them
 * was edited, unpublished, or renamed. Any other page may link to a renamed tour.
 */
export const measureLargeBuild: Measure = async (product) => {
  const { cms, edit, unpublish, rename } = await largeCms(product)
  const folder = await mkdtemp(join(tmpdir(), 'nusa-bench-large-'))
  const memoryFile = join(folder, 'memory')
  const env = {
    ...product.environment(),
    CMS_URL: await cms.start(),
    CATALOG_TOKEN: cms.token,
    DIST_DIR: join(folder, 'dist'),
    ASTRO_CACHE_DIR: join(folder, 'cache'),
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'peak-memory.mjs'))}`,
    PEAK_MEMORY_FILE: memoryFile,
  }
  const build = async (): Promise<Built> => {
    const run = createRun(() => undefined)
    const time = await timed(() => runChild(parts.buildSite(env), folder, run))
    return { time, memory: Number(await readFile(memoryFile, 'utf8')) }
  }
  try {
    const full = await build()
    edit()
    const edited = await build()
    unpublish()
    const unpublished = await build()
    rename()
    const renamed = await build()
    return [
      ...figures('full', full, limits.full),
      ...figures('one of them edited', edited, limits.edit),
      // A few other pages recommend it and lists contain it: those pages are rebuilt.
      ...figures('one of them unpublished', unpublished, asQuickAs(edited)),
      ...figures('one of them renamed', renamed, asQuickAs(edited)),
    ]
  } finally {
    await cms.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Milliseconds and bytes. */
type Built = { time: number; memory: number }

/** Returns a limit in seconds, 1.5 times the measured duration. */
const asQuickAs = ({ time }: Built) => Number(((time * 1.5) / 1000).toFixed(1))

function figures(name: string, { time, memory }: Built, limit?: number): Figure[] {
  return [
    {
      name: `storefront build of 10,000 tours, ${name}`,
      value: `${(time / 1000).toFixed(1)} s`,
      ...(limit !== undefined && { limit: `${limit} s`, isWithin: time <= limit * 1000 }),
    },
    {
      name: `memory of it, ${name}`,
      value: `${(memory / 1e9).toFixed(2)} GB`,
      limit: `${limits.memory / 1e9} GB`,
      isWithin: memory <= limits.memory,
    },
  ]
}

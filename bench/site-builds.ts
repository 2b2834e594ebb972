import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runChild } from '../dev/processes/child.ts'
import { createRunRecord } from '../dev/processes/run-record.ts'
import { commands } from '../dev/product/commands.ts'
import type { Product } from '../dev/product/product.ts'
import type { FixtureCms } from '../site/loaders/testing/fixture-cms.ts'
import { createLargeCms } from './catalog/large-cms.ts'
import { prepareTourEdit } from './cms.ts'
import { type Figure, formatSeconds, type Measure, measureMs } from './figure.ts'

/** The durations are in seconds, and `memory` is in bytes. */
const limits = { full: 90, fullWithDepartures: 100, edit: 10, memory: 1.5e9 }

/** Measures the storefront build with 10,000 tours, and the builds after a tour was edited, unpublished or renamed. */
export const measureLargeBuild: Measure = async (product) => {
  const { cms, edit, unpublish, rename } = await createLargeCms(product)
  return runLargeBuilds(product, cms, async (build) => {
    const fullBuild = await build()
    edit()
    const buildAfterEdit = await build()
    unpublish()
    const buildAfterUnpublish = await build()
    rename()
    const buildAfterRename = await build()
    const relativeLimit = computeRelativeLimit(buildAfterEdit)
    return [
      ...createFigures('full', fullBuild, limits.full),
      ...createFigures('one of them edited', buildAfterEdit, limits.edit),
      // Lists and recommendations on other pages contain this tour, so these pages are rebuilt, too.
      ...createFigures('one of them unpublished', buildAfterUnpublish, relativeLimit),
      ...createFigures('one of them renamed', buildAfterRename, relativeLimit),
    ]
  })
}

/** Measures the storefront build with 10,000 tours that have departures, and the build after a tour was edited. */
export const measureDeparturesBuild: Measure = async (product) => {
  const { cms, edit } = await createLargeCms(product, { hasDepartures: true })
  return runLargeBuilds(product, cms, async (build) => {
    const fullBuild = await build()
    edit()
    const buildAfterEdit = await build()
    return [
      ...createFigures('with 5 departures each, full', fullBuild, limits.fullWithDepartures),
      ...createFigures('with 5 departures each, one of them edited', buildAfterEdit, limits.edit),
    ]
  })
}

async function runLargeBuilds(
  product: Product,
  cms: FixtureCms,
  measure: (build: () => Promise<BuildMeasurement>) => Promise<Figure[]>,
): Promise<Figure[]> {
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
  const build = async (): Promise<BuildMeasurement> => {
    const run = createRunRecord()
    const durationMs = await measureMs(() => runChild(commands.buildSite(env), folder, run))
    return { durationMs, memoryBytes: Number(await readFile(memoryFile, 'utf8')) }
  }
  try {
    return await measure(build)
  } finally {
    await cms.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type BuildMeasurement = { durationMs: number; memoryBytes: number }

/** Returns the limit in seconds for a build that renders a few more pages than the given build. */
const computeRelativeLimit = ({ durationMs }: BuildMeasurement) => Number(((durationMs * 1.5) / 1000).toFixed(1))

function createFigures(name: string, { durationMs, memoryBytes }: BuildMeasurement, limit?: number): Figure[] {
  return [
    {
      name: `storefront build of 10,000 tours, ${name}`,
      value: `${(durationMs / 1000).toFixed(1)} s`,
      ...(limit !== undefined && { limit: `${limit} s`, isWithin: durationMs <= limit * 1000 }),
    },
    {
      name: `memory of the storefront build, ${name}`,
      value: `${(memoryBytes / 1e9).toFixed(2)} GB`,
      limit: `${limits.memory / 1e9} GB`,
      isWithin: memoryBytes <= limits.memory,
    },
  ]
}

/** Measures a build of all pages, a build without changes, and a build after an edit of one tour. */
export const measureSiteBuild: Measure = async (product) => {
  const folder = await mkdtemp(join(tmpdir(), 'nusa-bench-site-'))
  const env = {
    ...product.environment(),
    DIST_DIR: join(folder, 'dist'),
    ASTRO_CACHE_DIR: join(folder, 'cache'),
  }
  const build = () => measureMs(() => runChild(commands.buildSite(env), folder, createRunRecord()))
  const fullMs = await build()
  const unchangedMs = await build()
  const tour = await prepareTourEdit(product)
  await tour.edit()
  const afterEditMs = await build()
  await product.waitUntilPublished()
  await rm(folder, { recursive: true, force: true })
  return [
    { name: 'storefront build, full', value: formatSeconds(fullMs) },
    { name: 'storefront build, nothing changed', value: formatSeconds(unchangedMs) },
    { name: 'storefront build, after one edit', value: formatSeconds(afterEditMs) },
  ]
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from '../dev/processes/child.ts'
import { createRun } from '../dev/processes/run-file.ts'
import { parts } from '../dev/product/parts.ts'
import { editedTour } from './cms.ts'
import { type Measure, seconds, timed } from './figure.ts'

/** Measures a build of all pages, a build without changes, and a build after an edit of one tour. */
export const measureSiteBuild: Measure = async (product) => {
  const folder = await mkdtemp(join(tmpdir(), 'nusa-bench-site-'))
  const env = {
    ...product.environment(),
    DIST_DIR: join(folder, 'dist'),
    ASTRO_CACHE_DIR: join(folder, 'cache'),
  }
  const build = () =>
    timed(() =>
      runChild(
        parts.buildSite(env),
        folder,
        createRun(() => undefined),
      ),
    )
  const full = await build()
  const unchanged = await build()
  const tour = await editedTour(product)
  await tour.edit()
  const afterEdit = await build()
  await product.siteIsBuilt()
  await rm(folder, { recursive: true, force: true })
  return [
    { name: 'storefront build, full', value: seconds(full) },
    { name: 'storefront build, nothing changed', value: seconds(unchanged) },
    { name: 'storefront build, after one edit', value: seconds(afterEdit) },
  ]
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from '../dev/processes/child.ts'
import { createRunRecord } from '../dev/processes/run-record.ts'
import { commands } from '../dev/product/commands.ts'
import { editedTour } from './cms.ts'
import { formatSeconds, type Measure, measureMs } from './figure.ts'

/** Measures a build of all pages, a build without changes, and a build after an edit of one tour. */
export const measureSiteBuild: Measure = async (product) => {
  const folder = await mkdtemp(join(tmpdir(), 'nusa-bench-site-'))
  const env = {
    ...product.environment(),
    DIST_DIR: join(folder, 'dist'),
    ASTRO_CACHE_DIR: join(folder, 'cache'),
  }
  const build = () =>
    measureMs(() =>
      runChild(
        commands.buildSite(env),
        folder,
        createRunRecord(() => undefined),
      ),
    )
  const full = await build()
  const unchanged = await build()
  const tour = await editedTour(product)
  await tour.edit()
  const afterEdit = await build()
  await product.waitUntilPublished()
  await rm(folder, { recursive: true, force: true })
  return [
    { name: 'storefront build, full', value: formatSeconds(full) },
    { name: 'storefront build, nothing changed', value: formatSeconds(unchanged) },
    { name: 'storefront build, after one edit', value: formatSeconds(afterEdit) },
  ]
}

import { rm } from 'node:fs/promises'
import { fingerprintFiles } from '../dev/product/commands.ts'
import { createProduct } from '../dev/product/product.ts'
import { productionMode } from '../dev/product/production-mode.ts'
import type { StepLog } from '../dev/product/step-log.ts'
import { createTemporaryFolder } from '../dev/testing/folder.ts'
import { createTemporaryProduct, type TemporaryProduct } from '../dev/testing/product.ts'
import { type Figure, formatSeconds, measureMs } from './figure.ts'

type MeasuredProduct = TemporaryProduct & { figures: Figure[] }

/**
 * Starts the product twice: first with an empty data directory and without existing builds, and then with both. The
 * product continues to run for the other measurements.
 */
export async function measureStarts(log: StepLog): Promise<MeasuredProduct> {
  const { product: firstProduct, remove } = await createTemporaryProduct(log, createTemporaryFolder('product'))
  // Turbo must not restore the builds from its cache.
  process.env.TURBO_FORCE = 'true'
  await Promise.all(Object.values(fingerprintFiles).map((fingerprintFile) => rm(fingerprintFile, { force: true })))
  const firstStartMs = await measureMs(() => firstProduct.start())
  const stopMs = await measureMs(() => firstProduct.stop())
  const product = createProduct(firstProduct.settings, log, productionMode)
  const secondStartMs = await measureMs(() => product.start())
  return {
    figures: [
      { name: 'first start, packages installed, nothing built', value: formatSeconds(firstStartMs) },
      { name: 'second start', value: formatSeconds(secondStartMs), limit: '15 s', isWithin: secondStartMs <= 15_000 },
      { name: 'stop', value: formatSeconds(stopMs), limit: '5 s', isWithin: stopMs <= 5000 },
    ],
    product,
    async remove() {
      await product.stop()
      await remove()
    },
  }
}

export async function startProduct(log: StepLog): Promise<MeasuredProduct> {
  const temporaryProduct = await createTemporaryProduct(log, createTemporaryFolder('product'))
  await temporaryProduct.product.start()
  return { ...temporaryProduct, figures: [] }
}

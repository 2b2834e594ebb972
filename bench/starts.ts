import { rm } from 'node:fs/promises'
import { buildNotes } from '../dev/product/parts.ts'
import { createProduct } from '../dev/product/product.ts'
import { served } from '../dev/product/served.ts'
import type { StepLog } from '../dev/step-log.ts'
import { makeTemporaryProduct, type TemporaryProduct } from '../dev/testing/product.ts'
import { type Figure, seconds, timed } from './figure.ts'

type Started = TemporaryProduct & { figures: Figure[] }

/**
 * Starts the product with an empty data directory and nothing built, stops it and starts it again. It keeps running for
 * the other measurements.
 */
export async function measureStarts(log: StepLog): Promise<Started> {
  const { product: first, remove } = await makeTemporaryProduct(log)
  process.env.TURBO_FORCE = 'true'
  await Promise.all(Object.values(buildNotes).map((note) => rm(note, { force: true })))
  const firstStart = await timed(() => first.start())
  const stop = await timed(() => first.stop())
  const product = createProduct(first.settings, log, served)
  const secondStart = await timed(() => product.start())
  return {
    figures: [
      { name: 'first start, packages installed, nothing built', value: seconds(firstStart) },
      { name: 'second start', value: seconds(secondStart), limit: '15 s', isWithin: secondStart <= 15_000 },
      { name: 'stop', value: seconds(stop), limit: '5 s', isWithin: stop <= 5000 },
    ],
    product,
    async remove() {
      await product.stop()
      await remove()
    },
  }
}

/** Starts the product with existing builds, if the starts are not measured. */
export async function startToMeasure(log: StepLog): Promise<Started> {
  const temporary = await makeTemporaryProduct(log)
  await temporary.product.start()
  return { ...temporary, figures: [] }
}

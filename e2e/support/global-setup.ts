import { createSay } from '../../dev/say.ts'
import { startTemporaryProduct } from '../../dev/testing/product.ts'
import { announcedProduct, announceProduct } from './product.ts'

/** `npm test` brings its own product; `npx playwright test` alone gets one here. */
export default async function setup(): Promise<() => Promise<void>> {
  if (announcedProduct()) return () => Promise.resolve()
  const { product, remove } = await startTemporaryProduct(createSay())
  announceProduct(product.settings)
  return remove
}

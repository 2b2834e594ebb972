import { createStepLog } from '../../dev/step-log.ts'
import { makeTemporaryProduct } from '../../dev/testing/product.ts'
import { openOffice } from './office.ts'
import { announcedProduct, announceProduct } from './product.ts'

/** Starts a product for `npx playwright test`; `npm test` starts its own. */
export default async function setup(): Promise<() => Promise<void>> {
  if (announcedProduct()) {
    await openOffice()
    return () => Promise.resolve()
  }
  const { product, remove } = await makeTemporaryProduct(createStepLog())
  try {
    await product.start()
    announceProduct(product.settings)
    await openOffice()
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}

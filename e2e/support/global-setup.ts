import { createStepLog } from '../../dev/product/step-log.ts'
import { createTemporaryProduct } from '../../dev/testing/product.ts'
import { signInDemoUsers } from './cms-users.ts'
import { announceProduct, readAnnouncedProduct } from './product.ts'

/** Starts a product for `npx playwright test`. `npm test` has already started a product. */
export default async function setup(): Promise<() => Promise<void>> {
  if (readAnnouncedProduct()) {
    await signInDemoUsers()
    return () => Promise.resolve()
  }
  const { product, remove } = await createTemporaryProduct(createStepLog())
  try {
    await product.start()
    announceProduct(product.settings)
    await signInDemoUsers()
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}

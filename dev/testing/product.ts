import { rm } from 'node:fs/promises'
import { findFreePorts } from '../processes/ports.ts'
import { createProduct, type Product } from '../product/product.ts'
import { productionMode } from '../product/production-mode.ts'
import type { StepLog } from '../product/step-log.ts'
import { readSettings } from '../settings/settings.ts'
import { createDataFolder } from './folder.ts'

export type TemporaryProduct = {
  product: Product
  remove(): Promise<void>
}

/**
 * Creates a product without starting it. It never uses the caller's database, mail server or payment provider.
 * @param dataDir is deleted with the product
 */
export async function createTemporaryProduct(
  log: StepLog,
  dataDir = createDataFolder('product'),
): Promise<TemporaryProduct> {
  for (const name of ['SMTP_URL', 'XENDIT_SECRET_KEY', 'XENDIT_WEBHOOK_TOKEN', 'XENDIT_URL']) delete process.env[name]
  const [sitePort, cmsPort, toolsPort] = await findFreePorts(3)
  const settings = readSettings({
    DATA_DIR: dataDir,
    SITE_PORT: String(sitePort),
    CMS_PORT: String(cmsPort),
    TOOLS_PORT: String(toolsPort),
  })
  const product = createProduct(settings, log, productionMode)
  const remove = async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { product, remove }
}

import { rm } from 'node:fs/promises'
import { freePorts } from '../ports.ts'
import { createProduct, type Product } from '../product/product.ts'
import { served } from '../product/served.ts'
import type { Say } from '../say.ts'
import { readSettings } from '../settings.ts'
import { temporaryFolder } from './folder.ts'

export type TemporaryProduct = {
  product: Product
  /** Stops it and removes all that it wrote. */
  remove(): Promise<void>
}

/**
 * The whole product on free ports and in a folder of its own, to be started at once, by the same code as `npm start`. Nothing of
 * the caller's settings goes into it: no real database, mail server or payment provider.
 */
export async function makeTemporaryProduct(say: Say): Promise<TemporaryProduct> {
  for (const name of ['SMTP_URL', 'XENDIT_SECRET_KEY', 'XENDIT_WEBHOOK_TOKEN', 'XENDIT_URL']) delete process.env[name]
  const dataDir = temporaryFolder('product')
  const [site, cms, tools] = await freePorts(3)
  const settings = readSettings({
    DATA_DIR: dataDir,
    SITE_PORT: String(site),
    CMS_PORT: String(cms),
    TOOLS_PORT: String(tools),
  })
  const product = createProduct(settings, say, served)
  const remove = async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { product, remove }
}

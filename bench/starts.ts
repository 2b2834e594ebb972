import { rm } from 'node:fs/promises'
import { freePorts } from '../dev/ports.ts'
import { buildNotes } from '../dev/product/parts.ts'
import { createProduct, type Product } from '../dev/product/product.ts'
import { served } from '../dev/product/served.ts'
import type { Say } from '../dev/say.ts'
import { readSettings } from '../dev/settings.ts'
import { temporaryFolder } from '../dev/testing/folder.ts'
import { type Figure, seconds, timed } from './figure.ts'

type Started = { figures: Figure[]; product: Product; remove(): Promise<void> }

/** Starts the product on an empty folder with nothing built, stops it and starts it again; it then stays for the rest. */
export async function measureStarts(say: Say): Promise<Started> {
  const { settings, remove } = await folderOfItsOwn()
  process.env.TURBO_FORCE = 'true'
  await Promise.all(Object.values(buildNotes).map((note) => rm(note, { force: true })))
  const first = createProduct(settings, say, served)
  const firstStart = await timed(() => first.start())
  const stop = await timed(() => first.stop())
  const product = createProduct(settings, say, served)
  const secondStart = await timed(() => product.start())
  return {
    figures: [
      { name: 'first start, packages installed, nothing built', value: seconds(firstStart) },
      { name: 'second start', value: seconds(secondStart), limit: '15 s', isWithin: secondStart <= 15_000 },
      { name: 'stop', value: seconds(stop), limit: '5 s', isWithin: stop <= 5000 },
    ],
    product,
    remove: () => remove(product),
  }
}

/** Starts the product with what is built, where its starts are not to be measured. */
export async function startToMeasure(say: Say): Promise<Started> {
  const { settings, remove } = await folderOfItsOwn()
  const product = createProduct(settings, say, served)
  await product.start()
  return { figures: [], product, remove: () => remove(product) }
}

async function folderOfItsOwn() {
  const dataDir = temporaryFolder('bench')
  const [site, cms, tools] = await freePorts(3)
  const settings = readSettings({
    DATA_DIR: dataDir,
    SITE_PORT: String(site),
    CMS_PORT: String(cms),
    TOOLS_PORT: String(tools),
  })
  return {
    settings,
    async remove(product: Product) {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

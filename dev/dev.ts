import { createProduct } from './product/product.ts'
import { watched } from './product/watched.ts'
import { createSay } from './say.ts'
import { readSettings, requireFunctionSettings } from './settings.ts'
import { runInTerminal } from './terminal.ts'

const say = createSay()
await runInTerminal('npm run dev', say, () => {
  requireFunctionSettings(process.env)
  return createProduct(readSettings(process.env), say, watched)
})

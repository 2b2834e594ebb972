import { createProduct } from './product/product.ts'
import { watched } from './product/watched.ts'
import { readSettings, requireFunctionSettings } from './settings.ts'
import { createStepLog } from './step-log.ts'
import { runInTerminal } from './terminal.ts'

const say = createStepLog()
await runInTerminal('npm run dev', say, () => {
  requireFunctionSettings(process.env)
  return createProduct(readSettings(process.env), say, watched)
})

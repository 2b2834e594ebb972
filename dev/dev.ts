import { devMode } from './product/dev-mode.ts'
import { createProduct } from './product/product.ts'
import { readSettings, requireFunctionSettings } from './settings.ts'
import { createStepLog } from './step-log.ts'
import { runInTerminal } from './terminal.ts'

const log = createStepLog()
await runInTerminal('npm run dev', log, () => {
  requireFunctionSettings(process.env)
  return createProduct(readSettings(process.env), log, devMode)
})

import { devMode } from './product/dev-mode.ts'
import { createProduct } from './product/product.ts'
import { createStepLog } from './product/step-log.ts'
import { runInTerminal } from './product/terminal.ts'
import { readSettings, requireFunctionSettings } from './settings/settings.ts'

const log = createStepLog()
await runInTerminal('npm run dev', log, () => {
  requireFunctionSettings(process.env)
  return createProduct(readSettings(process.env), log, devMode)
})

import { createProduct } from './product/product.ts'
import { productionMode } from './product/production-mode.ts'
import { createStepLog } from './product/step-log.ts'
import { runInTerminal } from './product/terminal.ts'
import { readSettings, requireFunctionSettings, requireProductionSettings } from './settings/settings.ts'

const log = createStepLog()
await runInTerminal('npm start', log, () => {
  requireProductionSettings(process.env)
  requireFunctionSettings(process.env)
  return createProduct(readSettings(process.env), log, productionMode)
})

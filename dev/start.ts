import { createProduct } from './product/product.ts'
import { productionMode } from './product/production-mode.ts'
import { readSettings, requireFunctionSettings, requireProductionSettings } from './settings.ts'
import { createStepLog } from './step-log.ts'
import { runInTerminal } from './terminal.ts'

const log = createStepLog()
await runInTerminal('npm start', log, () => {
  requireProductionSettings(process.env)
  requireFunctionSettings(process.env)
  return createProduct(readSettings(process.env), log, productionMode)
})

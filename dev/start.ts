import { createProduct } from './product/product.ts'
import { served } from './product/served.ts'
import { readSettings, requireFunctionSettings, requireProductionSettings } from './settings.ts'
import { createStepLog } from './step-log.ts'
import { runInTerminal } from './terminal.ts'

const log = createStepLog()
await runInTerminal('npm start', log, () => {
  requireProductionSettings(process.env)
  requireFunctionSettings(process.env)
  return createProduct(readSettings(process.env), log, served)
})

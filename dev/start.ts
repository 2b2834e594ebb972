import { createProduct } from './product/product.ts'
import { served } from './product/served.ts'
import { readSettings, requireFunctionSettings, requireProductionSettings } from './settings.ts'
import { createStepLog } from './step-log.ts'
import { runInTerminal } from './terminal.ts'

const say = createStepLog()
await runInTerminal('npm start', say, () => {
  requireProductionSettings(process.env)
  requireFunctionSettings(process.env)
  return createProduct(readSettings(process.env), say, served)
})

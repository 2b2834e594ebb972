import { createProduct } from './product/product.ts'
import { served } from './product/served.ts'
import { createSay } from './say.ts'
import { readSettings } from './settings.ts'
import { runInTerminal } from './terminal.ts'

const say = createSay()
await runInTerminal('npm start', say, () => createProduct(readSettings(process.env), say, served))

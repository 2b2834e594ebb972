// Serves the fixture content for work without the CMS: node site/loaders/testing/serve.ts [port]
import { FixtureCms } from './fixture-cms.ts'

const cms = new FixtureCms()
const address = await cms.start(Number(process.argv[2] ?? 3000))
console.log(`Fixture CMS at ${address}: CMS_URL=${address} CATALOG_TOKEN=${cms.token}`)

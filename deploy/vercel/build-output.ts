import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '@nusa/shared/environment'
import { isDeployed } from '../../functions/bundling/hosts.ts'
import { vercelRoutes } from './routes.ts'

/**
 * Turns the built site and functions into a deployment of Vercel, in the format of its Build Output API:
 * `npx node deploy/vercel/build-output.ts` after `npm run build`.
 */
const root = path.resolve(import.meta.dirname, '..', '..')
const outputDir = path.join(root, '.vercel', 'output')
const siteDir = path.join(root, 'dist')
const { CMS_URL } = process.env
if (!CMS_URL) throw new EnvironmentError('the build', ['CMS_URL is missing'], process.env)

rmSync(outputDir, { recursive: true, force: true })
// Vercel compresses files itself. The routes below replace `_headers` and `_redirects`.
const isStaticFile = (file: string) => !/\.(br|gz)$|\/_(headers|redirects)$/.test(file)
cpSync(`${siteDir}/`, path.join(outputDir, 'static'), { recursive: true, dereference: true, filter: isStaticFile })

const apiDir = path.join(outputDir, 'functions', 'api.func')
cpSync(path.join(root, 'functions', 'dist'), apiDir, {
  recursive: true,
  filter: (file) => isDeployed(file, ['vercel']),
})
writeJson('functions/api.func/.vc-config.json', {
  runtime: 'nodejs24.x',
  handler: 'vercel.mjs',
  launcherType: 'Nodejs',
  maxDuration: 60,
})

writeJson('config.json', {
  version: 3,
  routes: vercelRoutes({ headers: readSiteFile('_headers'), redirects: readSiteFile('_redirects'), cmsUrl: CMS_URL }),
  crons: [{ path: '/api/sweep', schedule: '*/5 * * * *' }],
})

function writeJson(file: string, content: object): void {
  const target = path.join(outputDir, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify(content, null, 2))
}

/** Returns an empty text for a missing file. The opening page of a new site has neither headers nor redirects. */
function readSiteFile(name: string): string {
  const file = path.join(siteDir, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '@nusa/shared/environment'
import { isDeployed } from '../../functions/bundling/hosts.ts'
import { vercelRoutes } from './routes.ts'

/**
 * Turns the built site and functions into a deployment of Vercel, in the format of its Build Output API: `npx tsx
 * deploy/vercel/build-output.ts` after `npm run build`.
 */
const root = path.resolve(import.meta.dirname, '..', '..')
const output = path.join(root, '.vercel', 'output')
const site = path.join(root, 'dist')
const { CMS_URL } = process.env
if (!CMS_URL) throw new EnvironmentError('the build', ['CMS_URL is missing'], process.env)

rmSync(output, { recursive: true, force: true })
// Vercel compresses by itself.
const isPage = (file: string) => !/\.(br|gz)$|\/_(headers|redirects)$/.test(file)
cpSync(`${site}/`, path.join(output, 'static'), { recursive: true, dereference: true, filter: isPage })

const api = path.join(output, 'functions', 'api.func')
cpSync(path.join(root, 'functions', 'dist'), api, {
  recursive: true,
  filter: (file) => isDeployed(file, ['vercel']),
})
write('functions/api.func/.vc-config.json', {
  runtime: 'nodejs24.x',
  handler: 'vercel.mjs',
  launcherType: 'Nodejs',
  maxDuration: 60,
})

write('config.json', {
  version: 3,
  routes: vercelRoutes({ headers: read('_headers'), redirects: read('_redirects'), cmsUrl: CMS_URL }),
  crons: [{ path: '/api/sweep', schedule: '*/5 * * * *' }],
})

function write(file: string, content: object): void {
  const target = path.join(output, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify(content, null, 2))
}

/** The opening page of a new site has neither headers nor redirects. */
function read(name: string): string {
  const file = path.join(site, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

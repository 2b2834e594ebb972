import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkImports } from './imports.ts'

// Each test starts a process that reads the sources. This takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const checkout = join(import.meta.dirname, '..', '..')
let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nusa-imports-'))
  await write({ 'tsconfig.json': '{}', 'shared/catalog/index.ts': 'export const tour = 1\n' })
  for (const folder of ['telemetry', 'cms', 'functions', 'site', 'dev', 'deploy', 'e2e', 'bench'])
    await mkdir(join(root, folder))
  await mkdir(join(root, 'node_modules/@nusa'), { recursive: true })
  await symlink(join(root, 'shared'), join(root, 'node_modules/@nusa/shared'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

async function violations(files: Record<string, string>): Promise<string[]> {
  await write(files)
  const found = await checkImports(root, checkout)
  return found.violations.map(({ rule, from }) => `${rule}: ${from}`)
}

it('checkImports accepts imports from shared/, from the index.ts of a feature, and of a feature in a page', async () => {
  const found = await violations({
    'site/features/cart/index.ts': "export { tour } from '../../../shared/catalog/index.ts'\n",
    'site/features/tours/form.ts': "export { tour } from '../cart/index.ts'\n",
    'site/pages/index.astro': "---\nimport { tour } from '../features/tours/form.ts'\n---\n{tour}\n",
  })
  expect(found).toEqual([])
})

it('checkImports rejects an import of the CMS in the site', async () => {
  const found = await violations({
    'cms/config.ts': 'export const config = 1\n',
    'site/lib/bad.ts': "export { config } from '../../cms/config.ts'\n",
  })
  expect(found).toEqual(['site-stands-alone: site/lib/bad.ts'])
})

it('checkImports rejects a component path from a lower to a higher layer of the CMS', async () => {
  const found = await violations({
    'cms/features/audit/Changes.tsx': 'export const Changes = 1\n',
    'cms/fields/changes.ts': "export const field = '/features/audit/Changes.tsx#Changes'\n",
  })
  expect(found).toEqual(['cms-layers-fields: cms/fields/changes.ts'])
})

it('checkImports rejects imports between features, also in .astro files', async () => {
  const found = await violations({
    'site/features/cart/store.ts': 'export const panel = 1\n',
    'site/features/tours/bad.ts': "export { panel } from '../cart/store.ts'\n",
    'site/features/tours/Bad.astro': "---\nimport { panel } from '../cart/store.ts'\n---\n{panel}\n",
  })
  expect(found).toEqual([
    'features-meet-in-entries: site/features/tours/bad.ts',
    'features-meet-in-entries: site/features/tours/Bad.astro',
  ])
})

it('checkImports rejects the import of a missing file in a script of an .astro file', async () => {
  const found = await violations({
    'site/pages/bad.astro': "<script>\n  import './moved.client.ts'\n</script>\n",
  })
  expect(found).toEqual(['resolvable: site/pages/bad.astro'])
})

it('checkImports allows an import of the CMS only in the Payload adapters', async () => {
  const found = await violations({
    'cms/config.ts': 'export const config = 1\n',
    'functions/adapters/payload/good.ts': "export { config } from '../../../cms/config.ts'\n",
    'functions/services/bad.ts': "export { config } from '../../cms/config.ts'\n",
  })
  expect(found).toEqual(['only-payload-adapters-know-the-cms: functions/services/bad.ts'])
})

it('in shared/, checkImports rejects the import of any package except zod and date-fns', async () => {
  const found = await violations({ 'shared/dates/bad.ts': "export { readFileSync } from 'node:fs'\n" })
  expect(found).toEqual(['shared-stands-alone: shared/dates/bad.ts'])
})

/** Returns the files of a package that exports from its `dist` directory, as most packages do. */
function installed(name: string): Record<string, string> {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, type: 'module', exports: './dist/index.js' }),
    [`node_modules/${name}/dist/index.js`]: 'export const made = 1\n',
  }
}

it('in shared/, checkImports rejects a package even if it exports from its dist directory', async () => {
  const found = await violations({
    ...installed('hono'),
    'shared/dates/bad.ts': "export { made } from 'hono'\n",
  })
  expect(found).toEqual(['shared-stands-alone: shared/dates/bad.ts'])
})

it('checkImports allows imports of Payload packages only in the Payload adapters', async () => {
  const found = await violations({
    ...installed('payload'),
    ...installed('@payloadcms/db-postgres'),
    'functions/adapters/payload/good.ts': "export { made } from 'payload'\n",
    'functions/adapters/mail/bad.ts': "export { made } from '@payloadcms/db-postgres'\n",
  })
  expect(found).toEqual(['only-payload-adapters-know-the-cms: functions/adapters/mail/bad.ts'])
})

it('checkImports rejects an import of any package in services and ports', async () => {
  const found = await violations({
    ...installed('payload'),
    ...installed('hono'),
    'functions/services/bad.ts': "export { made } from 'payload'\n",
    'functions/ports/bad.ts': "export { made } from 'hono'\n",
  })
  expect(found.sort()).toEqual([
    'only-payload-adapters-know-the-cms: functions/services/bad.ts',
    'ports-import-no-implementation: functions/ports/bad.ts',
    'services-know-only-ports: functions/services/bad.ts',
  ])
})

it('checkImports allows a new resource of the functions to import Hono, but no adapter and no other package', async () => {
  const found = await violations({
    ...installed('hono'),
    ...installed('nodemailer'),
    'functions/adapters/mail/smtp.ts': "export { made } from 'nodemailer'\n",
    'functions/gift-cards/good.ts': "export { made } from 'hono'\n",
    'functions/gift-cards/bad.ts': "export { made } from 'nodemailer'\n",
    'functions/gift-cards/worse.ts': "export { made } from '../adapters/mail/smtp.ts'\n",
  })
  expect(found.sort()).toEqual([
    'handler-service-port: functions/gift-cards/worse.ts',
    'http-packages-only: functions/gift-cards/bad.ts',
  ])
})

it('checkImports rejects circular imports between modules', async () => {
  const found = await violations({
    'dev/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
    'dev/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
  })
  expect(found[0]).toMatch(/^no-cycles/)
})

it('checkImports rejects folders that import each other, also by dynamic imports and in .astro files', async () => {
  const found = await violations({
    'site/lib/menu/menu.ts': "export const menu = () => import('../map/map.ts')\n",
    'site/lib/map/map.ts': 'export const map = 1\n',
    'site/lib/map/Map.astro': "---\nimport { menu } from '../menu/menu.ts'\n---\n{menu}\n",
  })
  expect(found).toEqual(['no-folder-cycles: site/lib/map → site/lib/menu'])
})

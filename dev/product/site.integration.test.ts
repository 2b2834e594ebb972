import { existsSync, mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ChildFailure } from '../processes/child.ts'
import { createRun } from '../processes/run-file.ts'
import { createSay } from '../say.ts'
import { readSettings, type Settings } from '../settings.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { noteBuiltFrom } from './fingerprint.ts'
import { buildSite } from './site.ts'

let server: Server
let settings: Settings

beforeAll(async () => {
  // It answers, but not as our CMS does: no site can be built from it.
  server = createServer((_request, response) => void response.end('{"tours":[]}'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  settings = readSettings({ DATA_DIR: temporaryFolder('site'), CMS_URL: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await new Promise((done) => server.close(done))
  await rm(settings.dataDir, { recursive: true })
})

it('a site whose build has failed does not count as fresh, whatever it was before', async () => {
  const note = join(dirname(settings.distDir), 'built-from')
  mkdirSync(settings.distDir, { recursive: true })
  noteBuiltFrom(note, 'the content of before')
  const env = { ...process.env, CMS_URL: settings.cmsUrl, CATALOG_TOKEN: 'a-token', DIST_DIR: settings.distDir }
  const say = createSay(() => undefined)
  const run = createRun(() => undefined)
  const building = buildSite({ settings, say, run, env, databaseUrl: '', buildHook: '' })
  await expect(building).rejects.toThrow(ChildFailure)
  expect(existsSync(note)).toBe(false)
})

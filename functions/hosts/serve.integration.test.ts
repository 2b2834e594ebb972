import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { explainFailure } from '@nusa/shared/environment'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../dev/testing/database.ts'
import { type Env, parseEnv } from './env.ts'
import { serve } from './serve.ts'

let database: TestDatabase
let folder = ''
let env: Env

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'nusa-host-'))
  await mkdir(path.join(folder, 'dist'))
  await writeFile(path.join(folder, 'dist', 'index.html'), 'home')
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  const variables = { NUSA_ENV: 'local', DATABASE_URL: database.url, PAYLOAD_SECRET: 'a secret only for tests' }
  env = {
    ...parseEnv({ ...variables, DATA_DIR: folder, DIST_DIR: path.join(folder, 'dist') }),
    sitePort: 0,
    host: '127.0.0.1',
  }
})
afterAll(async () => {
  vi.restoreAllMocks()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('pages and functions share one origin, and emails are stored in the outbox', async () => {
  const { port, stop } = await serve(env, () => undefined)
  const site = `http://127.0.0.1:${port}`
  expect(await (await fetch(site)).text()).toBe('home')
  expect(await (await fetch(`${site}/api/health`)).json()).toEqual({ status: 'ok' })
  expect((await fetch(`${site}/api`)).headers.get('content-type')).toContain('application/json')
  const body = { email: 'made@example.com', password: 'Sawah-hijau-1', full_name: 'Made', username: 'made' }
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  expect((await fetch(`${site}/api/auth/sign-up`, init)).status).toBe(200)
  // The email is sent in the background.
  await vi.waitFor(async () => expect(await readdir(path.join(folder, 'outbox'))).toHaveLength(1))
  await stop()
})

test('an idle connection stays open for 75 seconds, because proxies reuse connections for 60 seconds', async () => {
  const { port, stop } = await serve(env, () => undefined)
  const { headers } = await fetch(`http://127.0.0.1:${port}/api/health`)
  expect(headers.get('keep-alive')).toBe('timeout=75')
  await stop()
})

test('the server listens on the given address only', async () => {
  const { port, stop } = await serve(env, () => undefined)
  const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  )
  for (const address of others) await expect(fetch(`http://${address}:${port}/api/health`)).rejects.toThrow()
  await stop()
})

test('pending requests finish before the server stops, and the server can start again', async () => {
  const { port, stop } = await serve(env, () => undefined)
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const slow = fetch(`http://127.0.0.1:${port}/api/auth/sign-in`, init)
  await vi.waitFor(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`)
    expect(answer.ok).toBe(true)
  })
  await stop()
  expect((await slow).status).toBe(401)
  await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
  const again = await serve({ ...env, sitePort: port ?? 0 }, () => undefined)
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
  await again.stop()
})

test.each([
  [
    'a host that does not exist',
    () => ({ host: 'nusa.invalid' }),
    /^Cannot listen on nusa\.invalid:0: .+ HOST and SITE_PORT\.$/,
  ],
  [
    'a socket in a missing directory',
    () => ({ socketPath: path.join(folder, 'missing', 'nusa.sock') }),
    /^Cannot listen on .+nusa\.sock: .+ SOCKET_PATH\.$/,
  ],
])('the error names the setting to correct if the server cannot listen on %s', async (_address, changes, message) => {
  const failure: unknown = await serve({ ...env, ...changes() }, () => undefined).catch((error: unknown) => error)
  expect(explainFailure(failure, {})).toMatch(message)
})

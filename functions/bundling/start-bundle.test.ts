import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from '../../dev/testing/folder.ts'
import { codeCachePath } from './load-script.ts'
import { startBundle } from './start-bundle.ts'

const services = { databaseUrl: 'postgres://127.0.0.1:1/none', paymentsUrl: 'http://127.0.0.1:1', freePort: 1 }

/** Writes the bundle of a host, and a program that replaces the bundled functions. */
function writeBundle(code: string): string {
  const folder = createTemporaryFolder('bundle')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'vercel.mjs'), code)
  writeFileSync(
    path.join(folder, 'program.mjs'),
    "export const script = { createCachedData: () => Buffer.from('compiled') }",
  )
  return folder
}

test('startBundle returns the configuration of a healthy bundle, and stores the code cache', async () => {
  const folder = writeBundle(`
    export default { fetch: async (request) => new Response('', { status: request.url.endsWith('/api/health') ? 200 : 404 }) }
    export const config = { path: '/api/*' }`)
  expect(await startBundle(folder, 'vercel', services)).toBe('{"path":"/api/*"}')
  expect(readFileSync(codeCachePath(path.join(folder, 'program.cjs')), 'utf8')).toBe('compiled')
})

test.each([
  ['cannot be loaded', "throw new Error('A part of Payload is missing.')", /vercel do not start:.*is missing/s],
  [
    'is not healthy',
    "export default { fetch: async () => new Response('', { status: 503 }) }",
    /vercel do not start:.*\/api\/health is 503/s,
  ],
  ['exits before it responds', 'process.exit(0)', /vercel do not start:\s+The process ended without a response/],
])('startBundle rejects with the reason if the bundle %s', async (_case, code, message) => {
  await expect(startBundle(writeBundle(code), 'vercel', services)).rejects.toThrow(message)
})

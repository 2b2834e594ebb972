import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestHome } from './testing/home.ts'

vi.setConfig({ testTimeout: 60_000 })

let server: Awaited<ReturnType<typeof createTestHome>>
beforeEach(async () => {
  server = await createTestHome({ NUSA_ENV: 'production' })
})
afterEach(() => rm(server.home.dir, { recursive: true, force: true }))

/** Stops a command of the releases when it has started its work, and returns its exit code and output. */
async function stop(args: string[], signal: NodeJS.Signals, hasStarted: () => boolean) {
  const env = { ...process.env, NUSA_HOME: server.home.dir }
  const program = path.join(import.meta.dirname, 'main.ts')
  const command = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = Promise.all([text(command.stdout), text(command.stderr)])
  const ended = once(command, 'close')
  await expect.poll(hasStarted, { timeout: 30_000 }).toBe(true)
  command.kill(signal)
  command.kill(signal)
  const [code] = await ended
  return { code, output: (await output).join('') }
}

test('a stopped activation prints which release is live and how to continue', async () => {
  const folder = server.home.folder('20')
  await mkdir(path.join(folder, 'deploy/release'), { recursive: true })
  await writeFile(
    path.join(folder, 'deploy/release/check-environment.ts'),
    "require('node:fs').writeFileSync('started', ''); setInterval(() => {}, 1000)",
  )
  await server.home.write({ id: '20', commit: 'abc', built: '2026-11-28T00:00:00.000Z' })
  await server.home.makeCurrent('10')
  const hasStarted = () => existsSync(path.join(folder, 'started'))
  expect(await stop(['activate', '20', '--publish'], 'SIGINT', hasStarted)).toEqual({
    code: 130,
    output: 'Stopped. 10 is live. To continue: npm run release -- activate 20 --publish\n',
  })
})

test('a stopped build deletes its files, and a build that was killed is listed as unfinished', async () => {
  await mkdir(server.home.folder('10'), { recursive: true })
  expect(await server.release('list')).toMatch(/^10 {2}unfinished: .*prune/)
  const { code, output } = await stop(['build'], 'SIGTERM', () => server.home.ids().length > 1)
  expect(output).toContain('Stopped. No release is live. To continue: npm run release -- build\n')
  expect(code).toBe(143)
  expect(server.home.ids()).toEqual(['10'])
})

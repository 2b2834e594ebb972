import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const hook = new URL('build-hook.ts', import.meta.url).href

let calls: (string | undefined)[] = []
let authorizations: (string | undefined)[] = []
let url = ''
const server = createServer((request, response) => {
  calls.push(request.method)
  authorizations.push(request.headers.authorization)
  response.end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
beforeEach(() => {
  calls = []
  authorizations = []
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Starts a process that changes content and exits on a signal, as Next does. It prints a line when it is ready. */
function startProcess(wait: number, lastStatement: string) {
  const program = `
    import { createBuildHook } from '${hook}'
    process.on('SIGTERM', () => process.exit(143))
    setInterval(() => {}, 1000)
    const info = () => console.log('called')
    createBuildHook({ url: '${url}', token: 'the-token' }, ${wait})({ logger: { info, error: console.error }, kv: { get: async () => null, set: async () => undefined, has: async () => false } })
    ${lastStatement}
  `
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
}

test('a terminated process calls the build hook on exit if the call is still pending', async () => {
  const child = startProcess(60_000, "console.log('changed')")
  await once(child.stdout, 'data')
  expect(calls).toEqual([])
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([143, null])
  expect(calls).toEqual(['POST'])
  expect(authorizations).toEqual(['Bearer the-token'])
})

test('a terminated process does not call the build hook on exit if no call is pending', async () => {
  const child = startProcess(1, '')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(calls).toEqual(['POST'])
})

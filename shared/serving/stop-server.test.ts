import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { stopServer } from './index.ts'

async function startServer(): Promise<Server> {
  const server = createServer((_request, response) => setTimeout(() => response.end('done'), 20))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Requests a page and returns its `Connection` header. */
async function request(server: Server, agent: Agent): Promise<string | undefined> {
  const [response] = (await once(get({ port: (server.address() as AddressInfo).port, agent }), 'response')) as [
    IncomingMessage,
  ]
  response.resume()
  await once(response, 'end')
  return response.headers.connection
}

test('after stopServer was called, a request on an idle connection succeeds, and the response closes the connection', async () => {
  const server = await startServer()
  const agent = new Agent({ keepAlive: true })
  expect(await request(server, agent)).toBe('keep-alive')
  const stopped = stopServer(server, 5000)
  expect(await request(server, agent)).toBe('close')
  await stopped
  expect(server.listening).toBe(false)
})

test('a server with an idle connection stops when drainMs have passed', async () => {
  const server = await startServer()
  const agent = new Agent({ keepAlive: true })
  await request(server, agent)
  const startedAt = performance.now()
  await stopServer(server, 300)
  expect(performance.now() - startedAt).toBeGreaterThan(250)
  agent.destroy()
})

test('a pending request finishes before the server stops', async () => {
  const server = await startServer()
  const agent = new Agent()
  const pending = request(server, agent)
  await once(server, 'request')
  await stopServer(server, 0)
  expect(await pending).toBeDefined()
})

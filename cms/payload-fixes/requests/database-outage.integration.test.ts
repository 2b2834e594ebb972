import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../../dev/testing/database.ts'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let token: string
let proxy: Server
const sockets = new Set<Socket>()
const database = await createTestDatabase()

beforeAll(async () => {
  const { hostname, port } = new URL(database.url)
  proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    client.pipe(server).pipe(client)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.')
  cms = await startCms({ databaseUrl: database.url.replace(`:${port}/`, `:${address.port}/`) })
  ;({ token } = await createCmsUser(cms, 'editor'))
})
afterAll(async () => {
  await cms.stop()
  await database.drop()
})

test('while the database is out of reach, the CMS tells editors to try again, and they stay signed in', async () => {
  const saved = await cms.call('POST', '/api/cities', { token, body: { name: 'Ubud' } })
  expect(saved.status).toBe(201)
  const log = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  proxy.close()
  for (const socket of sockets) socket.destroy()
  const requests = [
    ['POST', '/api/cities', { body: { name: 'Sanur' } }],
    ['GET', '/api/users/me', {}],
    ['POST', '/api/users/refresh-token', {}],
    ['GET', '/api/publishing', {}],
  ] as const
  for (const [language, message] of [
    ['en', 'The database is not available at the moment. Please try again in a minute. Your input is not lost'],
    ['id', 'Basis data sedang tidak tersedia. Mohon coba lagi sebentar lagi. Isian Anda tidak hilang'],
  ] as const) {
    for (const [method, path, options] of requests) {
      const response = await cms.call(method, path, { token, headers: { 'Accept-Language': language }, ...options })
      const body = await response.json()
      expect([path, response.status, body]).toEqual([
        path,
        503,
        { errors: [{ message: expect.stringContaining(message) }] },
      ])
    }
  }
  expect(log).toHaveBeenCalledWith({ code: 'ECONNREFUSED' }, 'database out of reach')
})

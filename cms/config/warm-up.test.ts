import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { warmUp } from './warm-up.ts'

test('warmUp requests the page once, on the first request of any kind', async () => {
  warmUp('/admin/login')
  const requestedPaths: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requestedPaths.push(url)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  for (const path of ['/api/catalog', '/admin', '/admin']) await (await fetch(url + path)).text()
  await vi.waitFor(() => expect(requestedPaths).toContain('/admin/login'))
  expect(requestedPaths.toSorted()).toEqual(['/admin', '/admin', '/admin/login', '/api/catalog'])
  server.close()
  await once(server, 'close')
})

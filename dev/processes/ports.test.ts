import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findFreePorts, isPortFree } from './ports.ts'

it('findFreePorts returns different ports below the ephemeral range of the system', async () => {
  const ports = await findFreePorts(20)
  expect(new Set(ports).size).toBe(20)
  for (const port of ports) expect(port).toBeLessThan(32_768)
})

it('isPortFree returns false for a port with a listening server', async () => {
  const [port = 0] = await findFreePorts(1)
  const server = createServer()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  expect(await isPortFree(port)).toBe(false)
  await new Promise((done) => server.close(done))
  expect(await isPortFree(port)).toBe(true)
})

import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Returns whether a server could listen on this port now, on the loopback address and on all interfaces. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', undefined]) {
    if (!(await canListen(port, host))) return false
  }
  return true
}

/** Systems assign higher ports to outgoing connections, so a higher port may be taken by the time it is needed. */
const [lowest, highest] = [15_000, 32_767]

/** Returns a port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const [port = 0] = await findFreePorts(1)
  return port
}

/** Returns this many different ports that were free a moment ago. */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  for (let attempts = 0; ports.size < count; attempts += 1) {
    if (attempts === 1000) throw new Error(`No free port could be found from ${lowest} to ${highest}.`)
    const port = randomInt(lowest, highest + 1)
    if (await isPortFree(port)) ports.add(port)
  }
  return [...ports]
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

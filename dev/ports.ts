import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Whether a server could listen on this port now, on the loopback address and on all of them. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', undefined]) {
    if (!(await canListen(port, host))) return false
  }
  return true
}

/** Systems hand out what is above to whoever connects somewhere: such a port may be taken by the time that it is wanted. */
const [lowest, highest] = [15_000, 32_767]

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

/** So many different ports that were free a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  for (let tries = 0; ports.size < count; tries += 1) {
    if (tries === 1000) throw new Error(`No free port could be found from ${lowest} to ${highest}.`)
    const port = randomInt(lowest, highest + 1)
    if (await isFree(port)) ports.add(port)
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

import { createServer } from 'node:net'

/** Whether a server could listen on this port now, on the loopback address and on all of them. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', undefined]) {
    if ((await tryListen(port, host)) === null) return false
  }
  return true
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const port = await tryListen(0, '127.0.0.1')
  if (port === null) throw new Error('No free port could be found on 127.0.0.1.')
  return port
}

function tryListen(port: number, host: string | undefined): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })
}

import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/** The build starts the API with these services, which contain no data. */
export interface EmptyServices {
  databaseUrl: string
  paymentsUrl: string
  freePort: number
  stop(): void
}

export async function startEmptyServices(): Promise<EmptyServices> {
  const sockets = new Set<Socket>()
  const database = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('data', createResponder(socket))
  })
  const payments = createHttpServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
  )
  const unused = createServer()
  const [databasePort, paymentsPort, freePort] = await Promise.all([database, payments, unused].map(listen))
  unused.close()
  return {
    databaseUrl: `postgres://nobody@127.0.0.1:${databasePort}/empty`,
    paymentsUrl: `http://127.0.0.1:${paymentsPort}`,
    freePort: freePort ?? 0,
    stop() {
      for (const socket of sockets) socket.destroy()
      database.close()
      payments.close()
      payments.closeAllConnections()
    },
  }
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const message = (type: string, body = '') => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + body.length)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}

const ready = message('Z', 'I')
const complete = message('C', 'SELECT 0\0')

/** Contains the responses of PostgreSQL by the type of the message. */
const responsesByType: Record<string, Buffer> = {
  Q: Buffer.concat([complete, ready]),
  P: message('1'),
  B: message('2'),
  D: message('n'),
  E: complete,
  C: message('3'),
  S: ready,
}

function createResponder(socket: Socket): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let isStarted = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      // The first message has no type.
      const start = isStarted ? 1 : 0
      if (rest.length < start + 4) return
      const end = start + rest.readInt32BE(start)
      if (rest.length < end) return
      const response = isStarted ? responsesByType[String.fromCharCode(rest[0] ?? 0)] : signedIn
      if (response) socket.write(response)
      rest = rest.subarray(end)
      isStarted = true
    }
  }
}

const signedIn = Buffer.concat([message('R', '\0\0\0\0'), ready])

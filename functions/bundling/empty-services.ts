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
  const unusedServer = createServer()
  const [databasePort, paymentsPort, freePort] = await Promise.all([database, payments, unusedServer].map(listen))
  unusedServer.close()
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

/**
 * A PostgreSQL message consists of its type, its length and its body. The first message of a connection has no type.
 */
const typeFieldSize = 1
const lengthFieldSize = 4

const createMessage = (type: string, body = '') => {
  const length = Buffer.alloc(lengthFieldSize)
  length.writeInt32BE(lengthFieldSize + body.length)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}

const readyMessage = createMessage('Z', 'I')
const completeMessage = createMessage('C', 'SELECT 0\0')
const signedInResponse = Buffer.concat([createMessage('R', '\0\0\0\0'), readyMessage])

/**
 * The responses of an empty PostgreSQL database, by the type of the received message: Query, Parse, Bind, Describe,
 * Execute, Close and Sync.
 */
const responsesByType: Record<string, Buffer> = {
  Q: Buffer.concat([completeMessage, readyMessage]),
  P: createMessage('1'),
  B: createMessage('2'),
  D: createMessage('n'),
  E: completeMessage,
  C: createMessage('3'),
  S: readyMessage,
}

/** Returns null if only a part of the message has arrived. */
function findMessageEnd(bytes: Buffer, lengthOffset: number): number | null {
  if (bytes.length < lengthOffset + lengthFieldSize) return null
  const messageEnd = lengthOffset + bytes.readInt32BE(lengthOffset)
  return messageEnd <= bytes.length ? messageEnd : null
}

function createResponder(socket: Socket): (chunk: Buffer) => void {
  let unreadBytes = Buffer.alloc(0)
  let isSignedIn = false
  return (chunk) => {
    unreadBytes = Buffer.concat([unreadBytes, chunk])
    for (;;) {
      const messageEnd = findMessageEnd(unreadBytes, isSignedIn ? typeFieldSize : 0)
      if (messageEnd === null) return
      const response = isSignedIn ? responsesByType[String.fromCharCode(unreadBytes[0] ?? 0)] : signedInResponse
      if (response) socket.write(response)
      unreadBytes = unreadBytes.subarray(messageEnd)
      isSignedIn = true
    }
  }
}

import { fstatSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { startLog } from '@nusa/shared/log'
import { explainUsedPort, keepAliveTimeoutMs, stopServer } from '@nusa/shared/serving'

/**
 * Starts the built CMS: `node start.ts` in this directory. It listens on SOCKET_PATH, a Unix socket, or else on
 * CMS_PORT (3000) of HOST (by default only this machine). SIGTERM or SIGINT stops the CMS. If DRAIN_SECONDS is set, the
 * CMS first waits, at most that long, until the proxy has closed its connections. `next start` supports neither
 * SOCKET_PATH nor DRAIN_SECONDS. The log must start before Next prints text.
 */
startLog('cms', process, console, { now: () => new Date(), fstatSync, exitsOnError: false })
const { SOCKET_PATH, CMS_PORT, HOST, DRAIN_SECONDS } = process.env
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })

// Next reads NODE_ENV when it is loaded.
const { default: next } = await import('next')
const port = Number(CMS_PORT || 3000)
const app = next({ dev: false, dir: import.meta.dirname, port, ...(HOST && { hostname: HOST }) })
await app.prepare()
const handle = app.getRequestHandler()
const server = createServer({ keepAliveTimeout: keepAliveTimeoutMs }, (request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error)
    response.statusCode = 500
    response.end('Internal Server Error')
  })
})
server.once('error', (error) => {
  console.error(explainUsedPort(error, 'the CMS', 'CMS_PORT') ?? error)
  process.exit(1)
})
// A killed process leaves its socket behind.
if (SOCKET_PATH) await rm(SOCKET_PATH, { force: true })
server.listen(SOCKET_PATH ? { path: SOCKET_PATH } : { port, host: HOST || '127.0.0.1' }, () => {
  // The proxy runs as another user, which must be able to connect.
  if (SOCKET_PATH) void chmod(SOCKET_PATH, 0o666)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await stopServer(server, Number(DRAIN_SECONDS || 0) * 1000)
    await app.close()
    process.exit(0)
  })
}

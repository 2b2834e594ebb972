import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from '../app.ts'
import type { Env } from '../env.ts'
import { jsonLog } from './log.ts'
import { createSite } from './static/site.ts'
import { sweepRegularly } from './sweep-regularly.ts'
import { countTraffic } from './traffic.ts'
import { wire } from './wire.ts'

/** How long (ms) a caller may take to send a whole request, so that slow bodies cannot hold connections open. */
const requestTimeout = 30_000

/** How long (ms) pending requests may take when the server stops. */
const grace = 4000

/**
 * Starts the storefront's own server with pages, pictures and functions on one origin. Resolves when it listens. `stop` rejects
 * new requests, lets pending ones finish, leaves due background work to the next process, and closes the database.
 */
export async function serve(env: Env): Promise<{ port: number; stop(): Promise<void> }> {
  const traffic = countTraffic()
  const { deps, close } = await wire(env, { quiet: traffic.quiet })
  const app = createApp(deps)
  const site = createSite(env)
  const server = createAdaptorServer({
    serverOptions: { requestTimeout, connectionsCheckingInterval: requestTimeout / 10 },
    fetch: (request, { incoming }) => {
      const isApi = /^\/api(\/|$)/.test(new URL(request.url).pathname)
      if (!isApi) return site(request)
      const { remoteAddress } = incoming.socket
      return traffic.during(async () => app.fetch(request, { remoteAddress }))
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: env.sitePort, ...(env.host !== null && { host: env.host }) }, resolve)
  })
  const { port } = server.address() as AddressInfo
  const sweep = sweepRegularly(deps, traffic.quiet)
  jsonLog({ level: 'info', event: 'listening', port, site: env.siteUrl })

  return {
    port,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      const closeTimer = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections()
      }, grace)
      await closed
      clearTimeout(closeTimer)
      await Promise.all([sweep.stop(), deps.background.stop()])
      await close()
    },
  }
}

import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from '../app.ts'
import type { WaitForIdle } from '../ports/background.ts'
import type { Deps } from '../ports/deps.ts'
import { sweep } from '../services/payments/sweep.ts'
import { createDeps, jsonLog } from './create-deps.ts'
import type { Env } from './env.ts'
import { createSite } from './static/site.ts'
import { countTraffic } from './traffic.ts'

/** How long (ms) to wait between two sweeps. */
const sweepIntervalMs = 5 * 60 * 1000

/** How long (ms) a caller may take to send a whole request, so that slow bodies cannot hold connections open. */
const requestTimeoutMs = 30_000

/**
 * How long (ms) an idle connection stays open. Proxies reuse their connections to this server for 60 s or more, and
 * would lose a request on a connection that was just closed.
 */
const keepAliveTimeoutMs = 75_000

/** How long (ms) pending requests may take when the server stops. */
const shutdownGraceMs = 4000

/**
 * Starts the storefront's own server with pages, pictures and functions on one origin. Resolves when it listens. `stop`
 * rejects new requests, lets pending ones finish, leaves due background work to the next process, and closes the
 * database.
 */
export async function serve(env: Env): Promise<{ port: number; stop(): Promise<void> }> {
  const traffic = countTraffic()
  const { deps, close } = await createDeps(env, { waitForIdle: traffic.waitForIdle })
  const app = createApp(deps)
  const site = createSite(env)
  const server = createAdaptorServer({
    serverOptions: {
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: requestTimeoutMs / 10,
      keepAliveTimeout: keepAliveTimeoutMs,
    },
    fetch: (request, { incoming }) => {
      const isApi = /^\/api(\/|$)/.test(new URL(request.url).pathname)
      if (!isApi) return site(request)
      const { remoteAddress } = incoming.socket
      return traffic.track(async () => app.fetch(request, { remoteAddress }))
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: env.sitePort, host: env.host }, resolve)
  })
  const { port } = server.address() as AddressInfo
  const sweeps = scheduleSweep(deps, traffic.waitForIdle)
  jsonLog({ level: 'info', event: 'listening', port, site: env.siteUrl })

  return {
    port,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      const closeTimer = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections()
      }, shutdownGraceMs)
      await closed
      clearTimeout(closeTimer)
      await Promise.all([sweeps.stop(), deps.background.stop()])
      await close()
    },
  }
}

/**
 * Runs a sweep now and then every five minutes, one at a time; its mails wait for `waitForIdle`. `stop` aborts the
 * running sweep after its current item.
 */
export function scheduleSweep(deps: Deps, waitForIdle: WaitForIdle): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let running = run()

  async function run(): Promise<void> {
    const counts = await sweep(deps, signal, waitForIdle)
    if (Object.values(counts).some((count) => count > 0)) deps.log({ level: 'info', event: 'sweep', ...counts })
    if (!signal.aborted) timer = setTimeout(() => (running = run()), sweepIntervalMs)
  }

  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

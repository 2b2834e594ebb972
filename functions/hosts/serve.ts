import { chmod, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { OperatorError } from '@nusa/shared/environment'
import { keepAliveTimeoutMs, stopServer } from '@nusa/shared/serving'
import { createApp } from '../app.ts'
import type { WaitForIdle } from '../ports/background.ts'
import type { Deps, Log } from '../ports/deps.ts'
import { sweep } from '../services/payments/sweep.ts'
import { createDeps } from './create-deps.ts'
import type { Env } from './env.ts'
import { createSite } from './static/site.ts'
import { createTraffic } from './traffic.ts'

const sweepIntervalMs = 5 * 60 * 1000

/** The first sweep starts later than the server, so that it does not delay the first requests. */
const firstSweepDelayMs = 1000

/** Prevents slow callers from holding connections open. */
const requestTimeoutMs = 30_000

/**
 * Serves pages, pictures and the API on one origin. `port` is null if the server listens on a Unix socket. `stop`
 * drains the connections, waits for pending requests, aborts background work, which the next process will continue, and
 * closes the database.
 */
export async function serve(env: Env, log: Log): Promise<{ port: number | null; stop(): Promise<void> }> {
  const traffic = createTraffic()
  const { deps, close: closeDeps } = await createDeps(env, { log, waitForIdle: traffic.waitForIdle })
  const app = createApp(deps)
  const serveSite = createSite(env)
  const listener = getRequestListener((request, { incoming }) => {
    const isApi = /^\/api(\/|$)/.test(new URL(request.url).pathname)
    if (!isApi) return serveSite(request)
    const { remoteAddress } = incoming.socket
    return traffic.track(async () => app.fetch(request, { remoteAddress }))
  })
  const serverOptions = {
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: requestTimeoutMs / 10,
    keepAliveTimeout: keepAliveTimeoutMs,
  }
  const server = createServer(serverOptions, listener)
  const { socketPath } = env
  // The socket file of a killed process still exists, and listening would fail.
  if (socketPath) await rm(socketPath, { force: true })
  await listen(server, env).catch(async (error: unknown) => {
    await closeDeps()
    throw error
  })
  // The proxy runs as another user, who must have access to the socket.
  if (socketPath) await chmod(socketPath, 0o666)
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? null) : null
  const scheduledSweep = scheduleSweep(deps, traffic.waitForIdle, firstSweepDelayMs)
  log({ level: 'info', event: 'listening', port: port ?? socketPath, site: env.siteUrl })

  return {
    port,
    async stop() {
      await stopServer(server, env.drainMs)
      await Promise.all([scheduledSweep.stop(), deps.background.stop()])
      await closeDeps()
    },
  }
}

/**
 * @throws OperatorError if the server cannot listen on the configured address. If the port is in use, the original
 * error is thrown.
 */
async function listen(server: Server, { socketPath, host, sitePort }: Env): Promise<void> {
  try {
    // `listen` reports an error only as an event.
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(socketPath ? { path: socketPath } : { port: sitePort, host }, resolve)
    })
  } catch (error) {
    if (!(error instanceof Error) || ('code' in error && error.code === 'EADDRINUSE')) throw error
    // The original error has the code of a network error, so it would be reported to the operator as a failure of the
    // database.
    const address = socketPath ?? `${host}:${sitePort}`
    const variables = socketPath ? 'SOCKET_PATH' : 'HOST and SITE_PORT'
    throw new OperatorError(`Cannot listen on ${address}: ${error.message}. Correct ${variables}.`, { cause: error })
  }
}

/**
 * Runs the scheduled sweep after the delay (ms), and again five minutes after each run. `stop` aborts the current run
 * after its current item.
 */
export function scheduleSweep(deps: Deps, waitForIdle: WaitForIdle, delayMs: number): { stop(): Promise<void> } {
  const stopController = new AbortController()
  const { signal } = stopController
  let timer: NodeJS.Timeout | undefined
  let currentRun = pause(delayMs, undefined, { signal }).then(run, () => undefined)

  async function run(): Promise<void> {
    const counts = await sweep(deps, signal, waitForIdle)
    if (Object.values(counts).some((count) => count > 0)) deps.log({ level: 'info', event: 'sweep', ...counts })
    if (!signal.aborted) timer = setTimeout(() => (currentRun = run()), sweepIntervalMs)
  }

  return {
    async stop() {
      stopController.abort()
      clearTimeout(timer)
      await currentRun
    },
  }
}

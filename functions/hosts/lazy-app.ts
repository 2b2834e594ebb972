import { startTelemetry, type Telemetry } from '@nusa/telemetry'
import { createApp } from '../app.ts'
import type { HostInfo } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { sweep } from '../services/payments/sweep.ts'
import { finishWork, type WaitUntil } from './background.ts'
import { createDeps } from './create-deps.ts'
import { parseEnv } from './env.ts'
import { startFunctionsLog } from './start-log.ts'

type Serve = (request: Request, host: HostInfo & { waitUntil?: WaitUntil | undefined }) => Promise<Response>

interface LazyApp {
  serve: Serve
  /** @throws An Error if a step failed, so that the host reports the failure. */
  runSweep(): Promise<void>
}

/**
 * Creates the app of a host that starts processes on demand. The first request or sweep opens the database. If opening
 * fails, the next request tries again.
 */
export function createLazyApp(processName: Parameters<typeof startFunctionsLog>[0] = 'functions'): LazyApp {
  const log = startFunctionsLog(processName)
  let depsPromise: Promise<Deps> | undefined
  let telemetry: Telemetry | null = null
  let serveRequest: Serve | undefined
  async function startDeps(): Promise<Deps> {
    const env = parseEnv(process.env)
    telemetry = await startTelemetry(processName, process.env)
    return (await createDeps(env, { log })).deps
  }
  async function getDeps(): Promise<Deps> {
    depsPromise ??= startDeps()
    try {
      return await depsPromise
    } catch (error) {
      depsPromise = undefined
      throw error
    }
  }
  return {
    async serve(request, host) {
      const deps = await getDeps()
      serveRequest ??= createRequestHandler(deps, telemetry)
      return serveRequest(request, host)
    },
    async runSweep() {
      const deps = await getDeps()
      const counts = await sweep(deps)
      deps.log({ level: 'info', event: 'sweep', ...counts })
      await deps.background.waitForCompletion()
      await telemetry?.flush()
      if (counts.failed > 0) throw new Error(`${counts.failed} steps of the sweep failed; see the log.`)
    },
  }
}

/**
 * Returns a function that serves requests and waits for background work, because the host may stop the process after
 * the response.
 */
export function createRequestHandler(deps: Deps, telemetry: Telemetry | null = null): Serve {
  const app = createApp(deps)
  return async (request, { waitUntil, ...host }) => {
    const response = await app.fetch(request, host)
    if (telemetry) deps.background.run('telemetry', telemetry.flush)
    await finishWork(deps.background, waitUntil)
    return response
  }
}

import { createApp } from '../app.ts'
import type { HostInfo } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { sweep } from '../services/payments/sweep.ts'
import { finishWork, type WaitUntil } from './background.ts'
import { createDeps } from './create-deps.ts'
import { parseEnv } from './env.ts'

type Serve = (request: Request, host: HostInfo & { waitUntil?: WaitUntil | undefined }) => Promise<Response>

/** The app of a host that starts a process on demand. */
interface LazyApp {
  serve: Serve
  /** @throws an Error if a step failed, so that the host reports it */
  runSweep(): Promise<void>
}

/** Creates the app. The first request or sweep starts it, and later ones reuse it. A failed start is retried. */
export function createLazyApp(): LazyApp {
  let starting: Promise<Deps> | undefined
  let serving: Serve | undefined
  async function start(): Promise<Deps> {
    starting ??= createDeps(parseEnv(process.env)).then(({ deps }) => deps)
    try {
      return await starting
    } catch (error) {
      starting = undefined
      throw error
    }
  }
  return {
    async serve(request, host) {
      const deps = await start()
      serving ??= createRequestHandler(deps)
      return serving(request, host)
    },
    async runSweep() {
      const deps = await start()
      const counts = await sweep(deps)
      deps.log({ level: 'info', event: 'sweep', ...counts })
      await deps.background.idle()
      if (counts.failed > 0) throw new Error(`${counts.failed} steps of the sweep failed; see the log.`)
    },
  }
}

/** Serves requests on a host that may stop the process after the response. */
export function createRequestHandler(deps: Deps): Serve {
  const app = createApp(deps)
  return async (request, { waitUntil, ...host }) => {
    const response = await app.fetch(request, host)
    await finishWork(deps.background, waitUntil)
    return response
  }
}

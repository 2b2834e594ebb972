import { createApp } from '../app.ts'
import type { HostInfo } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { finishWork, type WaitUntil } from './background.ts'
import { createDeps } from './create-deps.ts'
import { parseEnv } from './env.ts'

type Serve = (request: Request, host: HostInfo & { waitUntil?: WaitUntil | undefined }) => Promise<Response>

/**
 * Creates the app for hosts that start a process on demand. The first request starts it, and later requests reuse it.
 */
export function createLazyApp(): Serve {
  let starting: Promise<Serve> | undefined
  return async (request, host) => {
    starting ??= start()
    try {
      return await (await starting)(request, host)
    } catch (error) {
      // The next request retries a failed start.
      starting = undefined
      throw error
    }
  }
}

async function start(): Promise<Serve> {
  const { deps } = await createDeps(parseEnv(process.env))
  return createRequestHandler(deps)
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

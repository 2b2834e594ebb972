import { parseEnv } from './env.ts'
import { createDeps } from './create-deps.ts'
import { createRequestHandler, type Serve } from './request-handler.ts'

/** The app for hosts that start a process on demand: created by the first request and reused by the next ones. */
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

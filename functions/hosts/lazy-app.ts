import { parseEnv } from '../env.ts'
import { answering, type Serve } from './answering.ts'
import { wire } from './wire.ts'

/** The app for hosts that start a process on demand: created by the first request and reused by the next ones. */
export function lazyApp(): Serve {
  let opening: Promise<Serve> | undefined
  return async (request, host) => {
    opening ??= open()
    try {
      return await (await opening)(request, host)
    } catch (error) {
      // The next request retries a failed start.
      opening = undefined
      throw error
    }
  }
}

async function open(): Promise<Serve> {
  const { deps } = await wire(parseEnv(process.env))
  return answering(deps)
}

import { parseEnv } from '../env.ts'
import { answering, type Serve } from './answering.ts'
import { wire } from './wire.ts'

/** The application for hosts that start a process for a request: opened with the first one, kept for the next ones. */
export function lazyApp(): Serve {
  let opening: Promise<Serve> | undefined
  return async (request, host) => {
    opening ??= open()
    try {
      return await (await opening)(request, host)
    } catch (error) {
      // A failed start is tried again by the next request.
      opening = undefined
      throw error
    }
  }
}

async function open(): Promise<Serve> {
  const { deps } = await wire(parseEnv(process.env))
  return answering(deps)
}

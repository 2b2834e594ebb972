import { createApp } from '../app.ts'
import { parseEnv } from '../env.ts'
import type { HostInfo } from '../http/client-ip.ts'
import { finishWork, type WaitUntil } from './finish-work.ts'
import { wire } from './wire.ts'

type Serve = (request: Request, host: HostInfo & { waitUntil?: WaitUntil | undefined }) => Promise<Response>

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
  const app = createApp(deps)
  return async (request, { waitUntil, ...host }) => {
    const response = await app.fetch(request, host)
    await finishWork(deps.background, waitUntil)
    return response
  }
}

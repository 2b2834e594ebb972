import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '../app.ts'
import { parseEnv } from '../env.ts'
import type { HostInfo } from '../http/client-ip.ts'
import { wire } from './wire.ts'

/** What a host lends beside the connection. */
interface Host extends HostInfo {
  /** Keeps the process until this is done, though the answer is given. */
  waitUntil?: ((work: Promise<unknown>) => void) | undefined
}

type Serve = (request: Request, host: Host) => Promise<Response>

/** Milliseconds that an answer is kept back for work beside it, where a host stops the process with the answer. */
const patience = 3000

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
    const done = deps.background.idle()
    if (waitUntil) waitUntil(done)
    else await Promise.race([done, pause(patience)])
    return response
  }
}

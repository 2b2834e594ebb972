import { createApp } from '../app.ts'
import type { Deps } from '../ports/deps.ts'
import type { HostInfo } from '../http/host-info.ts'
import { finishWork, type WaitUntil } from './finish-work.ts'

export type Serve = (request: Request, host: HostInfo & { waitUntil?: WaitUntil | undefined }) => Promise<Response>

/** Serves requests on a host that may stop the process after the response. */
export function createRequestHandler(deps: Deps): Serve {
  const app = createApp(deps)
  return async (request, { waitUntil, ...host }) => {
    const response = await app.fetch(request, host)
    await finishWork(deps.background, waitUntil)
    return response
  }
}

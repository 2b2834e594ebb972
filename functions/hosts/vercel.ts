import { lazyApp } from './lazy-app.ts'
import { waitUntilOfVercel } from './vercel-context.ts'

const serve = lazyApp()

/** Handler for Vercel. Its proxy overwrites `x-real-ip` with the caller's IP address. */
export default {
  fetch: (request: Request): Promise<Response> =>
    serve(request, {
      remoteAddress: request.headers.get('x-real-ip') ?? undefined,
      waitUntil: waitUntilOfVercel(),
    }),
}

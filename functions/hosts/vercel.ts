import { lazyApp } from './lazy-app.ts'
import { waitUntilOfVercel } from './vercel-context.ts'

const serve = lazyApp()

/** Vercel's function. Its proxy writes the caller's address into `x-real-ip`, over whatever the caller wrote there. */
export default {
  fetch: (request: Request): Promise<Response> =>
    serve(request, {
      remoteAddress: request.headers.get('x-real-ip') ?? undefined,
      waitUntil: waitUntilOfVercel(),
    }),
}

import { createLazyApp, getVercelWaitUntil } from './program.ts'

const { serve } = createLazyApp()

/** Vercel's proxy overwrites `x-real-ip` with the caller's IP address. */
export default {
  fetch: (request: Request): Promise<Response> =>
    serve(request, {
      remoteAddress: request.headers.get('x-real-ip') ?? undefined,
      waitUntil: getVercelWaitUntil(),
    }),
}

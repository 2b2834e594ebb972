import { lazyApp } from './lazy-app.ts'

const serve = lazyApp()

/** Netlify's function: a web Request in, a Response out. It tells the caller's address in `context.ip`. */
export default (request: Request, context: { ip?: string }): Promise<Response> =>
  serve(request, { remoteAddress: context.ip })

export const config = { path: '/api/*' }

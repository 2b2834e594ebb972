import { lazyApp } from './lazy-app.ts'

const serve = lazyApp()

/** The part of Netlify's context that is used here. */
interface NetlifyContext {
  /** The caller's address. */
  ip?: string
  waitUntil?(work: Promise<unknown>): void
}

/** Netlify's function: a web Request in, a Response out. */
export default (request: Request, context: NetlifyContext): Promise<Response> =>
  serve(request, { remoteAddress: context.ip, waitUntil: context.waitUntil?.bind(context) })

export const config = { path: '/api/*' }

import { createLazyApp } from './program.ts'

const { serve } = createLazyApp()

/** The used part of Netlify's context. */
interface NetlifyContext {
  /** The caller's IP address. */
  ip?: string
  waitUntil?(work: Promise<unknown>): void
}

/** Handler for Netlify. */
export default (request: Request, context: NetlifyContext): Promise<Response> =>
  serve(request, { remoteAddress: context.ip, waitUntil: context.waitUntil?.bind(context) })

export const config = { path: '/api/*' }

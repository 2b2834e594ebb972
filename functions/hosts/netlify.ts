import { createLazyApp } from './program.ts'

const { serve } = createLazyApp()

interface NetlifyContext {
  ip?: string
  waitUntil?(work: Promise<unknown>): void
}

export default (request: Request, context: NetlifyContext): Promise<Response> =>
  serve(request, { remoteAddress: context.ip, waitUntil: context.waitUntil?.bind(context) })

export const config = { path: '/api/*' }

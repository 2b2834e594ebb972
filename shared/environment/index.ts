import * as z from 'zod/mini'
import { trustedHeaderSchema } from '../callers/index.ts'

/** The environment variables that the CMS and the functions read in the same way. */
export const commonVariables = {
  NUSA_ENV: z._default(z.enum(['local', 'production'], "must be 'local' or 'production'"), 'production'),
  MAIL_REPLY_TO: z.optional(z.email('must be an email address')),
  TRUSTED_PROXY_HEADER: z.optional(trustedHeaderSchema),
}

/** The sender of mails on a developer's machine. In production MAIL_FROM is required. */
export const localMailFrom = 'Nusa <hello@nusa.example>'

export function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

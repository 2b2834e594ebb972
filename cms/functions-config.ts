import { createHmac } from 'node:crypto'
import { buildConfig, type EmailAdapter, type SanitizedConfig } from 'payload'
import { baseConfig } from './config/base.ts'
import { plainRichText } from './features/rich-text/plain-rich-text.ts'

export interface FunctionsConfigOptions {
  databaseUrl: string
  secret: string
  email?: EmailAdapter
}

/**
 * Returns Payload's configuration for the functions: the same collections and database, without the editor, sharp and
 * the admin's components. The signing key is derived from the key of the CMS, so that tokens of the CMS are invalid for
 * the functions, and vice versa. CMS users sign in to the CMS only, and travellers' sessions are database rows, which
 * need no signature.
 */
export function functionsConfig({ databaseUrl, secret, email }: FunctionsConfigOptions): Promise<SanitizedConfig> {
  return buildConfig({
    ...baseConfig({
      databaseUrl,
      secret: createHmac('sha256', secret).update('travellers').digest('hex'),
      // Both are unused, because no CMS user signs in and no file is uploaded.
      cmsUrl: '',
      mediaDir: 'media',
    }),
    admin: { user: 'users', disable: true },
    editor: plainRichText,
    email,
  })
}

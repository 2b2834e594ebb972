import { createHmac } from 'node:crypto'
import { buildConfig, type EmailAdapter, type SanitizedConfig } from 'payload'
import { baseConfig } from './config/base.ts'
import { plainRichText } from './config/plain-rich-text.ts'

export interface FunctionsConfigOptions {
  databaseUrl: string
  secret: string
  email?: EmailAdapter
}

/**
 * Payload's configuration for the functions: the same collections, so the same database, without the editor, sharp and
 * the admin's components. Its key is another one than the CMS's, made from it: what either signs means nothing to the other.
 * Colleagues sign in to the CMS alone, and travellers' sessions are rows, which nobody signs.
 */
export function functionsConfig({ databaseUrl, secret, email }: FunctionsConfigOptions): Promise<SanitizedConfig> {
  return buildConfig({
    ...baseConfig({
      databaseUrl,
      secret: createHmac('sha256', secret).update('travellers').digest('hex'),
      // Nothing of what hangs on these happens here: no colleague signs in, no file is uploaded.
      cmsUrl: '',
      mediaDir: 'media',
    }),
    admin: { user: 'users', disable: true },
    editor: plainRichText,
    email,
  })
}

import { createHmac } from 'node:crypto'
import { buildConfig, type EmailAdapter, type SanitizedConfig } from 'payload'
import { baseConfig } from './config/base.ts'
import { plainRichText } from './config/plain-rich-text.ts'

export interface FunctionsConfigOptions {
  databaseUrl: string
  secret: string
  /** Address of the storefront, for links in mails that Payload itself sends. */
  siteUrl?: string
  /** Folder of the travellers' uploads. */
  dataDir?: string
  email?: EmailAdapter
}

/**
 * Payload's configuration for the functions: the same collections, so the same database, without the editor, sharp and
 * the admin's components. Sessions are signed with a secret of their own, made from the CMS's: a traveller's token means
 * nothing to the CMS, and a colleague's nothing to the functions.
 */
export function functionsConfig({
  databaseUrl,
  secret,
  siteUrl = 'http://localhost:4321',
  dataDir = 'data',
  email,
}: FunctionsConfigOptions): Promise<SanitizedConfig> {
  return buildConfig({
    ...baseConfig({
      databaseUrl,
      secret: createHmac('sha256', secret).update('travellers').digest('hex'),
      siteUrl,
      cmsUrl: siteUrl,
      dataDir,
      mediaDir: `${dataDir}/media`,
    }),
    admin: { user: 'users', disable: true },
    editor: plainRichText,
    email,
  })
}

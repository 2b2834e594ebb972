import { buildConfig, type EmailAdapter, type RichTextAdapterProvider, type SanitizedConfig } from 'payload'
import { baseConfig } from './config/base.ts'
import { deriveApiSecret } from './core/trip-token.ts'

export interface FunctionsConfigOptions {
  databaseUrl: string
  secret: string
  email?: EmailAdapter
}

/**
 * Returns the configuration of the site's API (`functions/`): the collections and database of the CMS without editor,
 * sharp and admin. The API signs no sessions: CMS users sign in only to the CMS, and travellers' sessions are database
 * rows.
 */
export function functionsConfig({ databaseUrl, secret, email }: FunctionsConfigOptions): Promise<SanitizedConfig> {
  return buildConfig({
    ...baseConfig({
      databaseUrl,
      secret: deriveApiSecret(secret),
      // `cmsUrl` and `mediaDir` are unused, because no CMS user signs in and no file is uploaded.
      cmsUrl: '',
      mediaDir: 'media',
      logName: 'functions',
    }),
    admin: { user: 'users', disable: true },
    editor: plainRichText,
    email,
  })
}

/**
 * A rich text field without an editor, for the site's API. The API never writes rich text, and Lexical would make up
 * most of its bundle. The column is JSON in both cases, so the database schema is the same.
 */
export const plainRichText: RichTextAdapterProvider = () => ({
  CellComponent: false,
  FieldComponent: false,
  outputSchema: () => ({ type: 'object' }),
  validate: () => true,
})

import type { SanitizedConfig } from 'payload'

/**
 * Sets a virtual field as the title of emails. Payload allows only stored fields, because it searches by titles.
 * The collection of emails defines the fields that are searched.
 *
 * Payload 3.90.1; tested by `cms/collections/records/OutgoingMails/mail-title.integration.test.ts`. Remove it when
 * `useAsTitle` accepts a virtual field with a hook.
 */
export function withVirtualTitles(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, admin } of config.collections) if (slug === 'outgoing-mails') admin.useAsTitle = 'title'
  return config
}

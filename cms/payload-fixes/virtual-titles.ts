import type { SanitizedConfig } from 'payload'

/**
 * Sets a virtual field as the title of mails. Payload allows only stored fields as titles while it builds the
 * configuration, because it searches by them. Mails define the searched fields themselves.
 */
export function withVirtualTitles(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, admin } of config.collections) if (slug === 'outgoing-mails') admin.useAsTitle = 'title'
  return config
}

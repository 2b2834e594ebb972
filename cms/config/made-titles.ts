import type { SanitizedConfig } from 'payload'

/**
 * Titles emails by a text that is made when they are read. Payload takes only stored fields as titles while it builds the
 * configuration, since it would search by them; emails name the fields that are searched.
 */
export function withMadeTitles(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, admin } of config.collections) if (slug === 'outgoing-mails') admin.useAsTitle = 'title'
  return config
}

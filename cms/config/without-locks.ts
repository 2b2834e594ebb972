import type { SanitizedConfig } from 'payload'

/**
 * Returns the configuration without Payload's locks on documents that are being edited. Saves of two editors are merged, while a
 * lock that is taken over discards what its former owner has typed. The locks' table stays as it is: this runs after Payload
 * has built the configuration.
 */
export function withoutDocumentLocks(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) entity.lockDocuments = false
  return config
}

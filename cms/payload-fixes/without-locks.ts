import type { SanitizedConfig } from 'payload'

/**
 * Removes Payload's locks on documents that are being edited. Saves of two editors are merged, but taking over a lock
 * would discard the other editor's input. Changes the built configuration, so Payload still creates the table of locks.
 *
 * Payload 3.90.1; tested by `cms/features/merging/merge-saves.integration.test.ts` ("a user can save an entry that
 * another user has open"). Remove it when a lock can be taken over without losing input.
 */
export function withoutDocumentLocks(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) entity.lockDocuments = false
  return config
}

import type { SanitizedConfig } from 'payload'
import { dayPattern } from '../fields/instants.ts'

const Cell = '/admin/cells/DateCell.tsx#DateCell'

/**
 * Shows the creation and change dates of entries in lists in Bali time, and filters them by day. This function needs
 * the built configuration, because Payload adds these fields while it builds the configuration.
 */
export function withDateCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) {
    for (const field of fields) {
      if (field.type !== 'date' || !['createdAt', 'updatedAt', 'deletedAt'].includes(field.name)) continue
      field.admin = {
        ...field.admin,
        date: { displayFormat: dayPattern },
        components: { ...field.admin?.components, Cell },
      }
    }
  }
  return config
}

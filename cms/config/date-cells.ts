import type { SanitizedConfig } from 'payload'
import { dayPattern } from '../fields/instants.ts'

const Cell = '/admin/DateCell.tsx#DateCell'

/** Shows in lists when entries were created and changed in Bali time, and filters them by days. Payload adds these fields as the configuration is built. */
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

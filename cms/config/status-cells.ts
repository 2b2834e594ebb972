import type { SanitizedConfig } from 'payload'

const Cell = '/admin/cells/StatusCell.tsx#StatusCell'

/**
 * Returns the configuration with lists that show what is currently published. Payload adds the `_status` field while it
 * builds the configuration.
 */
export function withStatusCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of config.collections) {
    const status = fields.find((field) => 'name' in field && field.name === '_status')
    if (!versions?.drafts || status?.type !== 'select') continue
    status.admin = { ...status.admin, components: { ...status.admin?.components, Cell } }
  }
  return config
}

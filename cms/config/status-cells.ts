import type { SanitizedConfig } from 'payload'

const Cell = '/admin/StatusCell.tsx#StatusCell'

/** The same configuration, whose lists say what is on the site now. Payload adds the field only as the configuration is built. */
export function withStatusCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of config.collections) {
    const status = fields.find((field) => 'name' in field && field.name === '_status')
    if (!versions?.drafts || status?.type !== 'select') continue
    status.admin = { ...status.admin, components: { ...status.admin?.components, Cell } }
  }
  return config
}

import type { CollectionConfig, SelectField } from 'payload'

/** Returns the field that activates or deactivates content without drafts. */
export function statusField(): SelectField {
  return {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'active',
    index: true,
    // A copy would be a duplicate on the site until an editor changes it.
    hooks: { beforeDuplicate: [() => 'inactive'] },
    options: [
      { label: 'Active', value: 'active' },
      { label: 'Inactive', value: 'inactive' },
    ],
    admin: { position: 'sidebar', description: 'Only active entries are shown on the site.' },
  }
}

/**
 * Returns drafts and the last 20 versions for content. A draft may be incomplete. Publishing validates everything,
 * whether immediate or scheduled.
 */
export function drafts(): CollectionConfig['versions'] {
  return { drafts: { schedulePublish: true }, maxPerDoc: 20 }
}

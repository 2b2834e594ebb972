import type { CollectionConfig, SelectField } from 'payload'

/** Returns the field that activates or deactivates an entry of a collection without drafts. */
export function statusField(): SelectField {
  return {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'active',
    index: true,
    // A copy is inactive, because the site would otherwise show a duplicate until an editor changes the copy.
    hooks: { beforeDuplicate: [() => 'inactive'] },
    options: [
      { label: 'Active', value: 'active' },
      { label: 'Inactive', value: 'inactive' },
    ],
    admin: { position: 'sidebar', description: 'Only active entries are shown on the site.' },
  }
}

/**
 * Returns the `versions` option for a collection with drafts. The last 20 versions of an entry are stored. A draft may
 * be incomplete, because an entry is validated only when it is published, immediately or by a schedule.
 */
export function drafts(): CollectionConfig['versions'] {
  return { drafts: { schedulePublish: true }, maxPerDoc: 20 }
}

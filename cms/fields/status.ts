import type { CollectionConfig, SelectField } from 'payload'

/** Returns the status field of a collection without drafts. */
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
 * The last 20 versions are stored. A draft may be incomplete, because entries are validated only when they are
 * published, immediately or by a schedule.
 */
export function draftVersions(): CollectionConfig['versions'] {
  return { drafts: { schedulePublish: true }, maxPerDoc: 20 }
}

import type { CollectionConfig, SelectField } from 'payload'

/** The switch of content that is shown or not, without drafts. */
export function statusField(): SelectField {
  return {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'active',
    index: true,
    // A copy is another car or picture once it has been changed, and not before.
    hooks: { beforeDuplicate: [() => 'inactive'] },
    options: [
      { label: 'Active', value: 'active' },
      { label: 'Inactive', value: 'inactive' },
    ],
    admin: { position: 'sidebar', description: 'Only active entries are shown on the site.' },
  }
}

/** Drafts and the last versions, for what editors write. A draft may be incomplete; publishing, now or at a time, checks everything. */
export function drafts(): CollectionConfig['versions'] {
  return { drafts: { schedulePublish: true }, maxPerDoc: 20 }
}

import type { CollectionConfig, UIField } from 'payload'

/** Returns the field of a CMS user that shows whether two-step sign-in is on, and leads to its page or resets it. */
export const twoStepField = (): UIField => ({
  name: 'two_step',
  type: 'ui',
  label: 'Two-step sign-in',
  admin: {
    position: 'sidebar',
    components: {
      Cell: '/features/two-step/admin/TwoStepField.tsx#TwoStepCell',
      Field: '/features/two-step/admin/TwoStepField.tsx#TwoStepField',
    },
  },
})

/** Adds a notice above the list of documents for users whose session has no second factor. */
export function withDocumentsNotice(documents: CollectionConfig): CollectionConfig {
  const { admin } = documents
  const beforeListTable = ['/features/two-step/admin/DocumentsNotice.tsx#DocumentsNotice']
  return { ...documents, admin: { ...admin, components: { ...admin?.components, beforeListTable } } }
}

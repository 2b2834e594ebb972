import type { CollectionConfig, UIField } from 'payload'

/** Shows whether two-step sign-in is on, and lets administrators reset it for other users. */
export const createTwoStepField = (): UIField => ({
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

/** Adds a notice to the list of documents, for sessions that have not passed a second factor. */
export function withDocumentsNotice(documents: CollectionConfig): CollectionConfig {
  const { admin } = documents
  const beforeListTable = ['/features/two-step/admin/DocumentsNotice.tsx#DocumentsNotice']
  return { ...documents, admin: { ...admin, components: { ...admin?.components, beforeListTable } } }
}

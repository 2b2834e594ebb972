import type { CollectionConfig, GlobalConfig } from 'payload'

/** Removes error messages of form fields once they no longer apply. */
const current = '/admin/form-errors/KeepErrorsCurrent.tsx#KeepErrorsCurrent'
/** Prevents the loss of input in a form. */
const safe = [
  '/admin/KeepUnsaved.tsx#KeepUnsaved',
  '/admin/merging/MergeForm.tsx#MergeForm',
  '/admin/leaving/AskBeforeBack.tsx#AskBeforeBack',
  '/admin/leaving/AskBeforeClosing.tsx#AskBeforeClosing',
]
/** Helps with rows, drafts and the published version. */
const handy = [
  '/admin/OpenNewRows.tsx#OpenNewRows',
  '/admin/FollowForm.tsx#FollowForm',
  '/admin/FocusNextRow.tsx#FocusNextRow',
  '/admin/scheduling/PublishFirst.tsx#PublishFirst',
]
const parts = [current, ...safe, ...handy]

/**
 * Returns the collections of records with forms that retain input after a refused save or an expired session, and ask
 * before they are closed.
 */
export function withSafeForms(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => ({
    ...collection,
    admin: {
      ...collection.admin,
      hideAPIURL: true,
      components: {
        ...collection.admin?.components,
        edit: {
          ...collection.admin?.components?.edit,
          // In the forms of accounts, the prompt for the user's own password includes the first component.
          beforeDocumentControls: collection.auth ? safe : [current, ...safe],
        },
      },
    },
  }))
}

/**
 * Returns the collections with forms like those of `withSafeForms`. They also clear an error once its field is
 * corrected, open added rows, move the focus when a row is removed, and can be used further after unpublishing or
 * reverting.
 */
export function withHandyForms(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => ({
    ...collection,
    admin: {
      ...collection.admin,
      hideAPIURL: true,
      components: {
        ...collection.admin?.components,
        edit: {
          ...collection.admin?.components?.edit,
          beforeDocumentControls: parts,
          ...(collection.versions && {
            Status: '/admin/Status.tsx#Status',
            UnpublishButton: '/admin/Unpublish.tsx#Unpublish',
          }),
        },
      },
    },
  }))
}

/** Returns the globals with such forms. */
export function globalsWithHandyForms(globals: GlobalConfig[]): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    admin: {
      ...global.admin,
      hideAPIURL: true,
      components: {
        ...global.admin?.components,
        elements: { ...global.admin?.components?.elements, beforeDocumentControls: parts },
      },
    },
  }))
}

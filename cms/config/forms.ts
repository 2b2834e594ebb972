import type { CollectionConfig, GlobalConfig } from 'payload'

/** What complains of what stands in a form, and of nothing else. */
const current = '/admin/form-errors/KeepErrorsCurrent.tsx#KeepErrorsCurrent'
/** What loses nothing that is written in a form. */
const safe = [
  '/admin/KeepUnsaved.tsx#KeepUnsaved',
  '/admin/merging/MergeForm.tsx#MergeForm',
  '/admin/leaving/AskBeforeBack.tsx#AskBeforeBack',
  '/admin/leaving/AskBeforeClosing.tsx#AskBeforeClosing',
]
/** What helps with rows, drafts and what is live. */
const handy = [
  '/admin/OpenNewRows.tsx#OpenNewRows',
  '/admin/FollowForm.tsx#FollowForm',
  '/admin/FocusNextRow.tsx#FocusNextRow',
  '/admin/scheduling/PublishFirst.tsx#PublishFirst',
]
const parts = [current, ...safe, ...handy]

/** The same collections of records, whose forms keep what staff write when it was refused, or when their session has ended, and ask before it is left. */
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
          // Where an account is changed, the question for the own password brings the first along.
          beforeDocumentControls: collection.auth ? safe : [current, ...safe],
        },
      },
    },
  }))
}

/** The same collections, whose forms take a message back as soon as its field is corrected, open a row that is added, go on at the next one when a row is removed, keep what is written to be saved, and go on after an entry was taken off the site or goes back to what is live. */
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

/** The same globals, likewise. */
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

import type { CollectionConfig, GlobalConfig } from 'payload'

const errorComponents = [
  '/payload-fixes/form-errors/KeepErrorsCurrent.tsx#KeepErrorsCurrent',
  '/payload-fixes/form-errors/RequestForgottenState.tsx#RequestForgottenState',
]
const inputComponents = [
  '/payload-fixes/leaving/StayModifiedAfterRefusal.tsx#StayModifiedAfterRefusal',
  '/features/merging/admin/MergeSaves.tsx#MergeForm',
  '/payload-fixes/leaving/GuardHistory.tsx#ConfirmBeforeBack',
  '/payload-fixes/leaving/GuardDrawers.tsx#GuardModifiedForm',
]
const focusComponent = '/payload-fixes/focus/RestoreFocus.tsx#RestoreFocus'
const contentComponents = [
  '/payload-fixes/rows/ExpandNewRows.tsx#ExpandNewRows',
  '/payload-fixes/drafts/SyncDocumentData.tsx#SyncDocumentData',
  '/payload-fixes/rows/FocusNextRow.tsx#FocusNextRow',
  '/payload-fixes/rows/AnnounceMoves.tsx#AnnounceMoves',
  '/payload-fixes/schedules/DefaultToPublish.tsx#DefaultToPublish',
]
const contentFormComponents = [...errorComponents, ...inputComponents, ...contentComponents, focusComponent]

/** Makes forms retain input after a refused save or an expired session, and ask before unsaved changes are lost. */
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
          // In the forms of accounts, the prompt for the user's password renders `KeepErrorsCurrent`.
          beforeDocumentControls: [...(collection.auth ? [] : errorComponents), ...inputComponents, focusComponent],
        },
      },
    },
  }))
}

/**
 * Adds the components of `withSafeForms`. The forms also open added rows, move the focus from removed rows, and stay
 * usable after unpublishing or reverting.
 */
export function withContentForms(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => ({
    ...collection,
    admin: {
      ...collection.admin,
      hideAPIURL: true,
      components: {
        ...collection.admin?.components,
        edit: {
          ...collection.admin?.components?.edit,
          beforeDocumentControls: contentFormComponents,
          ...(collection.versions && {
            Status: {
              path: '/features/scheduling/admin/StatusWithSchedule.tsx#StatusWithSchedule',
              serverProps: { collectionSlug: collection.slug },
            },
            UnpublishButton: '/payload-fixes/drafts/Unpublish.tsx#Unpublish',
          }),
        },
      },
    },
  }))
}

export function globalsWithContentForms(globals: GlobalConfig[]): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    admin: {
      ...global.admin,
      hideAPIURL: true,
      components: {
        ...global.admin?.components,
        elements: { ...global.admin?.components?.elements, beforeDocumentControls: contentFormComponents },
      },
    },
  }))
}

import type { CollectionConfig, GlobalConfig } from 'payload'

/** Components that remove errors which no longer apply, and request the errors of the current values. */
const errorUpdates = [
  '/payload-fixes/form-errors/KeepErrorsCurrent.tsx#KeepErrorsCurrent',
  '/payload-fixes/form-errors/RequestForgottenState.tsx#RequestForgottenState',
]
/** Components that prevent the loss of input in a form. */
const inputProtection = [
  '/payload-fixes/leaving/StayModifiedAfterRefusal.tsx#StayModifiedAfterRefusal',
  '/features/merging/admin/MergeSaves.tsx#MergeForm',
  '/payload-fixes/leaving/GuardHistory.tsx#ConfirmBeforeBack',
  '/payload-fixes/leaving/GuardDrawers.tsx#GuardModifiedForm',
]
/** Returns the focus to the form after it is saved or a picture is chosen. */
const restoreFocus = '/payload-fixes/focus/RestoreFocus.tsx#RestoreFocus'
/** Components that help with rows, drafts and the published version. */
const contentAids = [
  '/payload-fixes/rows/ExpandNewRows.tsx#ExpandNewRows',
  '/payload-fixes/drafts/SyncDocumentData.tsx#SyncDocumentData',
  '/payload-fixes/rows/FocusNextRow.tsx#FocusNextRow',
  '/payload-fixes/rows/DescribeMoves.tsx#DescribeMoves',
  '/payload-fixes/schedules/DefaultToPublish.tsx#DefaultToPublish',
]
const contentFormComponents = [...errorUpdates, ...inputProtection, ...contentAids, restoreFocus]

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
          // In the forms of accounts, the prompt for the user's own password renders `KeepErrorsCurrent`.
          beforeDocumentControls: [...(collection.auth ? [] : errorUpdates), ...inputProtection, restoreFocus],
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

/** Returns the globals with forms like those of `withContentForms`. */
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

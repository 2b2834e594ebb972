import type { CollectionConfig, GlobalConfig } from 'payload'

const forgetOldErrors = '/admin/ForgetOldErrors.tsx#ForgetOldErrors'

/** The same collections, whose forms take a message back as soon as its field is corrected. */
export function forgettingErrors(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => ({
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...collection.admin?.components,
        edit: { ...collection.admin?.components?.edit, beforeDocumentControls: [forgetOldErrors] },
      },
    },
  }))
}

/** The same globals, likewise. */
export function globalsForgettingErrors(globals: GlobalConfig[]): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    admin: {
      ...global.admin,
      components: {
        ...global.admin?.components,
        elements: { ...global.admin?.components?.elements, beforeDocumentControls: [forgetOldErrors] },
      },
    },
  }))
}

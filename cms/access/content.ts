import type { CollectionBeforeOperationHook, CollectionConfig, GlobalConfig, PayloadRequest, Where } from 'payload'
import { hasPermission, withPermission } from './permissions.ts'

type ContentAccess = NonNullable<CollectionConfig['access']>

const editContent = withPermission('content:edit')

/**
 * Editors have full access. Staff and the site's API read published content. Anonymous callers of the REST API get
 * nothing, because the site reads the catalogue export instead.
 *
 * @param publishedCondition the condition that an entry is published, or true if every entry is published
 */
function contentAccess(publishedCondition: Where | true): ContentAccess {
  return {
    read: ({ req }) => hasPermission(req, 'content:edit') || (canReadPublished(req) && publishedCondition),
    readVersions: editContent,
    create: editContent,
    update: editContent,
    delete: editContent,
  }
}

/** Returns the access rules for content with Payload drafts. */
export const draftedContentAccess = (): ContentAccess => contentAccess({ _status: { equals: 'published' } })

/** Returns the access rules for content whose `status` is active or inactive. */
export const activeContentAccess = (): ContentAccess => contentAccess({ status: { equals: 'active' } })

/** Returns the access rules for content that is shown as soon as a published entry uses it. */
export const plainContentAccess = (): ContentAccess => contentAccess(true)

export const globalAccess = (): NonNullable<GlobalConfig['access']> => ({
  read: ({ req }) => hasPermission(req, 'content:edit') || canReadPublished(req),
  readVersions: editContent,
  update: editContent,
})

function canReadPublished(req: PayloadRequest): boolean {
  return hasPermission(req, 'content:read') || req.payloadAPI === 'local'
}

/**
 * Makes staff read the published version. When staff select an entry in a field, the admin panel requests drafts.
 * Payload would then search only the newest versions, so staff would not find a published entry that has a newer draft.
 */
export const readPublishedOnly: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'read' || overrideAccess || hasPermission(req, 'content:edit')) return args
  return { ...args, draft: false }
}

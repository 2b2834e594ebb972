import type { Access, CollectionConfig, GlobalConfig, PayloadRequest, Where } from 'payload'
import { hasRole } from './who.ts'

type ContentAccess = NonNullable<CollectionConfig['access']>

const isEditor: Access = ({ req }) => hasRole(req, 'admin', 'editor')

/**
 * Returns the access rules for content. Editors have full access. Staff, who need to see what was booked, and the
 * functions read published content. Anonymous callers of the REST API get nothing; the site reads the export.
 *
 * @param published condition for published entries; true if all of them are
 */
export function contentAccess(published: Where | true): ContentAccess {
  return {
    read: ({ req }) => hasRole(req, 'admin', 'editor') || (mayReadPublished(req) && published),
    readVersions: isEditor,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  }
}

/** Returns the access rules for content with Payload drafts. */
export const draftedContentAccess = (): ContentAccess => contentAccess({ _status: { equals: 'published' } })

/** Returns the access rules for content that is active or inactive. */
export const switchedContentAccess = (): ContentAccess => contentAccess({ status: { equals: 'active' } })

/** Returns the access rules for content that is shown as soon as a published entry uses it. */
export const plainContentAccess = (): ContentAccess => contentAccess(true)

export const globalAccess = (): NonNullable<GlobalConfig['access']> => ({
  read: ({ req }) => hasRole(req, 'admin', 'editor') || mayReadPublished(req),
  readVersions: isEditor,
  update: isEditor,
})

function mayReadPublished(req: PayloadRequest): boolean {
  return hasRole(req, 'staff') || req.payloadAPI === 'local'
}

import type { Access, CollectionConfig, GlobalConfig, PayloadRequest, Where } from 'payload'
import { hasRole } from './who.ts'

type ContentAccess = NonNullable<CollectionConfig['access']>

const isEditor: Access = ({ req }) => hasRole(req, 'admin', 'editor')

/**
 * Who may do what with content: editors everything; staff read what is published, to know what was booked; the
 * functions too. Anonymous calls to the REST API get nothing, the site reads the export.
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

/** Content with drafts: published is what Payload calls so. */
export const draftedContentAccess = (): ContentAccess => contentAccess({ _status: { equals: 'published' } })

/** Content that is switched on and off. */
export const switchedContentAccess = (): ContentAccess => contentAccess({ status: { equals: 'active' } })

/** Content that is shown as soon as something that is published uses it. */
export const plainContentAccess = (): ContentAccess => contentAccess(true)

export const globalAccess = (): NonNullable<GlobalConfig['access']> => ({
  read: ({ req }) => hasRole(req, 'admin', 'editor') || mayReadPublished(req),
  readVersions: isEditor,
  update: isEditor,
})

function mayReadPublished(req: PayloadRequest): boolean {
  return hasRole(req, 'staff') || req.payloadAPI === 'local'
}

import { isPreviewCollection } from '@nusa/shared/publishing'
import type { CollectionConfig, LivePreviewConfig, PayloadRequest } from 'payload'
import { hasPermission } from '../../access/permissions.ts'
import { languageOf } from '../../core/i18n/language.ts'
import { signPreviewLink } from './preview-link.ts'

/**
 * Sizes are in CSS pixels. Payload accepts only one label for all languages, so the labels are the same in English and
 * Indonesian.
 */
const breakpoints: LivePreviewConfig['breakpoints'] = [
  { name: 'phone', label: 'Smartphone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

export const closePreviewPath = '/features/preview/ClosePreview.tsx#ClosePreview'

export const previewDatePath = '/features/preview/PreviewDate.tsx#PreviewDate'

/** Adds a preview to the collections whose entries have a page on the site. */
export function withPreview(collections: CollectionConfig[], siteUrl: string): CollectionConfig[] {
  return collections.map((collection) => {
    const { slug, admin } = collection
    if (!isPreviewCollection(slug)) return collection
    const createPreviewUrl = async ({ id }: Record<string, unknown>, req: PayloadRequest) => {
      const isSaved = typeof id === 'number' || typeof id === 'string'
      if (!isSaved || !hasPermission(req, 'content:edit')) return null
      const token = await signPreviewLink({ collection: slug, id }, req.payload.secret, new Date())
      // Recipients of the link read the page in the editor's language.
      const language = languageOf(req.i18n)
      const query = language === 'en' ? '' : `?language=${language}`
      return `${siteUrl}/api/preview/${token}${query}`
    }
    const edit = admin?.components?.edit
    return {
      ...collection,
      admin: {
        ...admin,
        components: {
          ...admin?.components,
          edit: {
            ...edit,
            beforeDocumentControls: [
              ...(edit?.beforeDocumentControls ?? []),
              closePreviewPath,
              ...(slug === 'tours' ? [previewDatePath] : []),
            ],
          },
        },
        livePreview: { breakpoints, url: ({ data, req }) => createPreviewUrl(data, req) },
        preview: (doc, { req }) => createPreviewUrl(doc, req),
      },
    }
  })
}

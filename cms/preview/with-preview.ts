import { isPreviewed } from '@nusa/shared/preview'
import type { CollectionConfig, LivePreviewConfig, PayloadRequest } from 'payload'
import { hasRole } from '../access/who.ts'
import { languageOf } from '../i18n/language.ts'
import { signLink } from './link.ts'

/** CSS pixels: a usual phone, a tablet and a notebook. Payload takes one name for all languages, and these are read in both. */
const breakpoints: LivePreviewConfig['breakpoints'] = [
  { name: 'phone', label: 'Smartphone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

export const closePreview = '/admin/preview/ClosePreview.tsx#ClosePreview'

/** The same collections; those whose entries have a page show it beside the form, and in a tab of its own, which has a link that can be sent to others. */
export function withPreview(collections: CollectionConfig[], siteUrl: string): CollectionConfig[] {
  return collections.map((collection) => {
    const { slug, admin } = collection
    if (!isPreviewed(slug)) return collection
    const linkTo = async ({ id }: Record<string, unknown>, req: PayloadRequest) => {
      const isSaved = typeof id === 'number' || typeof id === 'string'
      if (!isSaved || !hasRole(req, 'admin', 'editor')) return null
      const token = await signLink({ collection: slug, id }, req.payload.secret, new Date())
      // Whoever is sent the link reads what the editor does.
      const language = languageOf(req.i18n)
      return `${siteUrl}/api/preview/${token}${language === 'en' ? '' : `?language=${language}`}`
    }
    const edit = admin?.components?.edit
    return {
      ...collection,
      admin: {
        ...admin,
        components: {
          ...admin?.components,
          edit: { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), closePreview] },
        },
        livePreview: { breakpoints, url: ({ data, req }) => linkTo(data, req) },
        preview: (doc, { req }) => linkTo(doc, req),
      },
    }
  })
}

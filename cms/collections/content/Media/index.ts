import { pictureSchema } from '@nusa/shared/catalog'
import type { CollectionConfig } from 'payload'
import { contentAccess } from '../../../access/content.ts'
import { hiddenWithout } from '../../../access/permissions.ts'
import { groups } from '../../groups.ts'
import { renderPicture, writeRenditions } from './render-picture.ts'

/**
 * The types in the file dialog. Browsers without HEIC support send a HEIC file without a type. The empty type prevents
 * Payload from skipping such a file in a multiple upload. The content of each file is checked when its sizes are
 * rendered (renditions.ts).
 */
const acceptedTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  '.heic',
  '.heif',
  '',
]

export const Media = (mediaDir: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: {
    ...contentAccess(true),
    // The files themselves are public, because the site shows them.
    read: (args) => args.isReadingStaticFile === true || contentAccess(true).read?.(args) || false,
  },
  admin: {
    group: groups.site,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    components: { edit: { Upload: '/collections/content/Media/PictureFile.tsx#PictureFile' } },
    description: 'JPEG, PNG, WebP, AVIF or HEIC. All sizes are created when you upload a picture.',
  },
  upload: {
    staticDir: mediaDir,
    mimeTypes: acceptedTypes,
    // `renderPicture` creates the sizes. Cropping and focal points would require creating them again, and the site
    // shows whole pictures.
    crop: false,
    focalPoint: false,
    // The browser would have to fetch the file from another site, which the CMS forbids.
    pasteURL: false,
    adminThumbnail: ({ doc }) => thumbnailUrl(doc),
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      headers.set('X-Content-Type-Options', 'nosniff')
      return headers
    },
  },
  hooks: {
    beforeOperation: [renderPicture],
    afterChange: [writeRenditions(mediaDir)],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      label: 'Alternative text',
      validate: (value: unknown) =>
        (typeof value === 'string' && value.trim() !== '') ||
        'Please describe the picture in a few words for people who cannot see it.',
      admin: {
        description:
          'Describes the picture to people who cannot see it, for example: Outrigger boats on the beach of Sanur.',
      },
    },
    {
      name: 'placeholder_color',
      type: 'text',
      validate: (value: unknown) =>
        pictureSchema.shape.placeholder_color.safeParse(value).success || 'Please enter a colour, for example #0f5c4d.',
      admin: { hidden: true },
    },
    {
      name: 'renditions',
      type: 'array',
      admin: { hidden: true },
      fields: [
        { name: 'file', type: 'text', required: true, index: true },
        { name: 'width', type: 'number', required: true },
        { name: 'height', type: 'number', required: true },
      ],
    },
    {
      name: 'og',
      type: 'group',
      admin: { hidden: true },
      fields: [
        { name: 'file', type: 'text' },
        { name: 'width', type: 'number' },
        { name: 'height', type: 'number' },
      ],
    },
  ],
})

/** Returns the URL of a small size for the lists of the admin. */
function thumbnailUrl(doc: Record<string, unknown>): string | null {
  const sizes: unknown[] = Array.isArray(doc.renditions) ? doc.renditions : []
  const files = sizes.flatMap((size) =>
    typeof size === 'object' && size !== null && 'file' in size && typeof size.file === 'string' ? [size.file] : [],
  )
  const file = files.find((name) => name.endsWith('-320.webp')) ?? files[0]
  return file ? `/api/media/file/${file}` : null
}

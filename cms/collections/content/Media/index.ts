import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureSchema } from '@nusa/shared/catalog'
import type { CollectionConfig } from 'payload'
import { plainContentAccess } from '../../../access/content.ts'
import { hiddenWithout } from '../../../access/permissions.ts'
import { isObject } from '../../../core/is-object.ts'
import { groups } from '../../groups.ts'
import { type PictureWriter, renderPicture, requireSpaceFor, writeRenditions } from './render-picture.ts'

/**
 * Browsers without HEIC support send a HEIC file without a type. The empty type prevents Payload from skipping such a
 * file in a multiple upload. `renditions.ts` checks the content of each file.
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

/** @param writePicture stores the resized versions of a picture; by default as files in `mediaDir` */
export const Media = (mediaDir: string, writePicture?: PictureWriter): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: {
    ...plainContentAccess(),
    // The files themselves are public, because the site shows them.
    read: (args) => args.isReadingStaticFile === true || plainContentAccess().read?.(args) || false,
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
    // Cropping would require creating the renditions again, and the site shows whole pictures.
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
    beforeOperation: [renderPicture, ...(writePicture ? [] : [requireSpaceFor(mediaDir)])],
    afterChange: [writeRenditions(writePicture ?? writeInto(mediaDir))],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      label: 'Alternative text',
      validate(value: unknown) {
        const isFilled = typeof value === 'string' && value.trim() !== ''
        return isFilled || 'Please describe the picture in a few words for people who cannot see it.'
      },
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
    // Payload's storage plugin adds this field only if the files are stored in a bucket. It is declared here so that
    // the database schema does not depend on where the files are stored.
    { name: '_objectKey', type: 'text', label: 'Name in the bucket', admin: { hidden: true, readOnly: true } },
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
    // The picture for link previews (Open Graph).
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

function writeInto(folder: string): PictureWriter {
  return async (file, data) => {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, file), data)
  }
}

function thumbnailUrl(doc: Record<string, unknown>): string | null {
  const renditions: unknown[] = Array.isArray(doc.renditions) ? doc.renditions : []
  const files = renditions
    .map((rendition) => (isObject(rendition) ? rendition.file : null))
    .filter((file) => typeof file === 'string')
  const file = files.find((name) => name.endsWith('-320.webp')) ?? files[0]
  return file ? `/api/media/file/${file}` : null
}

import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterDeleteHook } from 'payload'
import type { Media } from '../../payload-types.ts'

/** Removes the sizes of a deleted picture, except those that the same picture, uploaded twice, still needs. */
export const removeRenditions =
  (mediaDir: string): CollectionAfterDeleteHook<Media> =>
  async ({ doc, req }) => {
    const files = (doc.renditions ?? []).map((rendition) => rendition.file)
    const { totalDocs } = await req.payload.count({
      collection: 'media',
      where: { 'renditions.file': { in: files } },
      req,
    })
    if (totalDocs > 0) return doc
    const all = doc.og?.file ? [...files, doc.og.file] : files
    await Promise.all(all.map((file) => rm(path.join(mediaDir, path.basename(file)), { force: true })))
    return doc
  }

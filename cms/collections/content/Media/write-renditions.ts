import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterChangeHook } from 'payload'
import { renderedKey } from './render-picture.ts'
import type { RenderedPicture } from './renditions.ts'

/**
 * Creates a hook that writes the sizes of a new picture next to it. The files are never removed, because the live
 * release and earlier releases may show pictures that were replaced or deleted since.
 */
export const writeRenditions =
  (mediaDir: string): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const rendered: unknown = req.context[renderedKey]
    if (!isRendered(rendered)) return doc
    await mkdir(mediaDir, { recursive: true })
    const files = rendered.og ? [...rendered.renditions, rendered.og] : rendered.renditions
    await Promise.all(files.map(({ file, data }) => writeFile(path.join(mediaDir, file), data)))
    // A request may store several pictures, one after the other.
    delete req.context[renderedKey]
    return doc
  }

function isRendered(value: unknown): value is RenderedPicture {
  return typeof value === 'object' && value !== null && 'renditions' in value
}

import type { Picture } from '@nusa/shared/catalog'
import { mediaPath, sizeFor } from '../../lib/media.ts'

/** The picture that a shared link shows. */
export interface PreviewPicture {
  url: string
  /** Pixels. */
  width: number
  height: number
  alt: string
}

/** Drawn by icons/make.mjs. */
const stock = { path: '/preview.jpg', width: 1200, height: 630, alt: 'Rice terraces under the morning sun' }

/**
 * The JPEG that was made for previews, else, for pictures too small for one, a wide size. Where there is no picture at all, the
 * one that comes with the code.
 */
export function previewPicture(picture: Pick<Picture, 'og' | 'sizes' | 'alt'> | undefined, site: URL): PreviewPicture {
  if (!picture) {
    const { path, ...rest } = stock
    return { url: new URL(path, site).href, ...rest }
  }
  const { og, sizes, alt } = picture
  const { file, width, height } = og ?? sizeFor(sizes, 1920)
  return { url: new URL(mediaPath(file), site).href, width, height, alt }
}

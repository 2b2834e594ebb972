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

/** The JPEG that was made for previews, else, for pictures too small for one, a wide size. */
export function previewPicture({ og, sizes, alt }: Pick<Picture, 'og' | 'sizes' | 'alt'>, site: URL): PreviewPicture {
  const { file, width, height } = og ?? sizeFor(sizes, 1920)
  return { url: new URL(mediaPath(file), site).href, width, height, alt }
}

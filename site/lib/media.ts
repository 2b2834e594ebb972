import type { Picture, PictureSize, Tour } from '@nusa/shared/catalog'

/** Where a picture's file is on this site. */
export function mediaPath(file: string): string {
  return `/media/${encodeURIComponent(file)}`
}

/** What an `img` needs: all sizes to choose from, and one of middle size for browsers that can't choose. */
export interface PictureSource {
  src: string
  srcset: string
  width: number
  height: number
}

export function pictureSource(sizes: readonly PictureSize[]): PictureSource | null {
  const largest = sizes.at(-1)
  if (!largest) return null
  return {
    src: mediaPath(sizeFor(sizes, 640).file),
    srcset: sizes.map(({ file, width }) => `${mediaPath(file)} ${width}w`).join(', '),
    width: largest.width,
    height: largest.height,
  }
}

/** The narrowest size that is at least so wide (pixels), else the widest. Throws where there are none. */
export function sizeFor(sizes: readonly PictureSize[], width: number): PictureSize {
  const size = sizes.find((one) => one.width >= width) ?? sizes.at(-1)
  if (!size) throw new RangeError('A picture has no sizes.')
  return size
}

/** The picture as links to it and machines get it: one address, 1280 pixels wide where there is that much. */
export function pictureAddress(picture: Pick<Picture, 'sizes'>, site: string | URL): string {
  return new URL(mediaPath(sizeFor(picture.sizes, 1280).file), site).href
}

/** A picture with those of its sizes alone that a line of a list needs, for data that stands in a page. */
export function smallPicture<Shown extends Pick<Picture, 'sizes'>>(picture: Shown | null): Shown | null {
  return picture && { ...picture, sizes: [sizeFor(picture.sizes, 320)] }
}

/** As wide as a card's picture is ever needed, in pixels. */
const widestOnCard = 960

/** A tour's main picture where it is published, without the sizes that are too wide for any card. */
export function cardPicture(
  { main_image }: Pick<Tour, 'main_image'>,
  pictures: ReadonlyMap<number, Picture>,
): Picture | null {
  const picture = main_image === null ? undefined : pictures.get(main_image)
  if (!picture) return null
  const sizes = picture.sizes.filter(({ width }) => width <= widestOnCard)
  return sizes.length > 0 ? { ...picture, sizes } : picture
}

/** The first of some pictures that is published, else null. */
export function firstPicture(
  pictures: ReadonlyMap<number, Picture>,
  ids: Iterable<number | null | undefined>,
): Picture | null {
  for (const id of ids) {
    const picture = typeof id === 'number' ? pictures.get(id) : undefined
    if (picture) return picture
  }
  return null
}

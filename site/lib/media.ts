import { type Picture, type PictureSize, selectLogoSize, type Tour } from '@nusa/shared/catalog'

export function mediaPath(file: string): string {
  return `/media/${encodeURIComponent(file)}`
}

/** `src` is a medium size for browsers without srcset. */
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

/**
 * Returns the narrowest size that is at least this wide (pixels), or else the widest size.
 * @throws RangeError if there are no sizes
 */
export function sizeFor(sizes: readonly PictureSize[], width: number): PictureSize {
  const size = sizes.find((candidate) => candidate.width >= width) ?? sizes.at(-1)
  if (!size) throw new RangeError('A picture has no sizes.')
  return size
}

export function logoSource(logo: Pick<Picture, 'sizes'>): Omit<PictureSource, 'srcset'> | null {
  const size = selectLogoSize(logo)
  return size ? { src: mediaPath(size.file), width: size.width, height: size.height } : null
}

/** Returns the URL of a picture for link previews and structured data: 1280 pixels wide if available. */
export function pictureUrl(picture: Pick<Picture, 'sizes'>, site: string | URL): string {
  return new URL(mediaPath(sizeFor(picture.sizes, 1280).file), site).href
}

/** Returns the picture with only one small size, for data that is embedded in a page. */
export function smallPicture<Shown extends Pick<Picture, 'sizes'>>(picture: Shown | null): Shown | null {
  return picture && { ...picture, sizes: [sizeFor(picture.sizes, 320)] }
}

const maxCardWidthPx = 960

/** Returns the tour's main picture without sizes that are too wide for a card; null if the picture is not published. */
export function cardPicture(
  { main_image }: Pick<Tour, 'main_image'>,
  pictures: ReadonlyMap<number, Picture>,
): Picture | null {
  const picture = main_image === null ? undefined : pictures.get(main_image)
  if (!picture) return null
  const sizes = picture.sizes.filter(({ width }) => width <= maxCardWidthPx)
  return sizes.length > 0 ? { ...picture, sizes } : picture
}

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

import { baliTimeZone } from '@nusa/shared/dates'
import type { Category, Country, Destination, Media } from '../generated/payload-types.ts'
import { entryFields, relationId } from './parts.ts'

/** Maps a category of tours, for `categorySchema`. */
export function toCategory(doc: Category) {
  return {
    ...entryFields(doc),
    name: doc.name,
    slug: doc.slug,
    previous_slugs: doc.previous_slugs ?? [],
    description: doc.description ?? '',
    image: relationId(doc.image),
  }
}

/** Maps a country, for `countrySchema`. */
export function toCountry(doc: Country) {
  return { ...entryFields(doc), name: doc.name, code: doc.code }
}

/** Maps a destination of tours, for `destinationSchema`. */
export function toDestination(doc: Destination) {
  return {
    ...entryFields(doc),
    name: doc.name,
    slug: doc.slug,
    previous_slugs: doc.previous_slugs ?? [],
    description: doc.description ?? '',
    image: relationId(doc.image),
    country_id: relationId(doc.country_id),
    time_zone: doc.time_zone ?? baliTimeZone,
  }
}

/** Maps a picture with its sizes, narrowest first, for `pictureSchema`. */
export function toPicture(doc: Media) {
  const sizes = (doc.renditions ?? [])
    .map(({ file, width, height }) => ({ file, width, height }))
    .sort((one, other) => one.width - other.width)
  const widest = sizes.at(-1)
  const { og } = doc
  return {
    ...entryFields(doc),
    alt: doc.alt,
    width: widest?.width ?? doc.width,
    height: widest?.height ?? doc.height,
    placeholder_color: doc.placeholder_color,
    sizes,
    og: og?.file && og.width && og.height ? { file: og.file, width: og.width, height: og.height } : null,
  }
}

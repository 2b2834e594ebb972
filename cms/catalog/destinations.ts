import { baliTimeZone } from '@nusa/shared/dates'
import type { Category, Country, Destination, Media } from '../generated/payload-types.ts'
import { relationId, toEntryFields } from './parts.ts'

/** Returns the input of `categorySchema`. */
export function toCategory(doc: Category) {
  return {
    ...toEntryFields(doc),
    name: doc.name,
    slug: doc.slug,
    previous_slugs: doc.previous_slugs ?? [],
    description: doc.description ?? '',
    image: relationId(doc.image),
  }
}

/** Returns the input of `countrySchema`. */
export function toCountry(doc: Country) {
  return { ...toEntryFields(doc), name: doc.name, code: doc.code }
}

/** Returns the input of `destinationSchema`. */
export function toDestination(doc: Destination) {
  return {
    ...toEntryFields(doc),
    name: doc.name,
    slug: doc.slug,
    previous_slugs: doc.previous_slugs ?? [],
    description: doc.description ?? '',
    image: relationId(doc.image),
    country_id: relationId(doc.country_id),
    time_zone: doc.time_zone ?? baliTimeZone,
  }
}

/** Returns the input of `pictureSchema`, with the narrowest size first. */
export function toPicture(doc: Media) {
  const sizes = (doc.renditions ?? [])
    .map(({ file, width, height }) => ({ file, width, height }))
    .sort((first, second) => first.width - second.width)
  const widest = sizes.at(-1)
  return {
    ...toEntryFields(doc),
    alt: doc.alt,
    width: widest?.width ?? doc.width,
    height: widest?.height ?? doc.height,
    placeholder_color: doc.placeholder_color,
    sizes,
    og: toSharedPicture(doc.og),
  }
}

/** Returns the picture for links in social media, or null if it is incomplete. */
function toSharedPicture(og: Media['og']) {
  if (!og?.file || !og.width || !og.height) return null
  return { file: og.file, width: og.width, height: og.height }
}

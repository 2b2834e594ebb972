import type { Picture } from '@nusa/shared/catalog'
import type { Catalog } from '../../lib/catalog.ts'

/** The hero's slides in the editors' order; those whose picture is gone are left out. */
export function homeSlides({ heroSlides, pictures }: Pick<Catalog, 'heroSlides' | 'pictures'>) {
  return heroSlides.flatMap(({ title, image }) => {
    const picture = pictures.get(image)
    return picture ? [{ title, picture }] : []
  })
}

/** How much of a row of twelve columns a picture takes. */
export type Span = 3 | 6 | 12

/** A quiet mosaic: three to a row, one of them wide, now left, now right; what is left over fills the last row. */
export function mosaic(count: number): Span[] {
  const rest = count % 3
  const inRows = Array.from({ length: count - rest }, (_, index): Span => (index % 6 === 0 || index % 6 === 5 ? 6 : 3))
  return [...inRows, ...Array.from({ length: rest }, (): Span => (rest === 1 ? 12 : 6))]
}

export interface DestinationView {
  name: string
  description: string
  picture: Picture | null
}

/** The destinations that most tours go to, first; those without a tour last, equal ones by name. */
export function destinationsByTours(
  { destinations, tours, pictures }: Pick<Catalog, 'destinations' | 'tours' | 'pictures'>,
  count: number,
): DestinationView[] {
  const counts = new Map<number, number>()
  for (const { destination_ids } of tours.values()) {
    for (const id of destination_ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return [...destinations.values()]
    .toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0) || a.name.localeCompare(b.name, 'en'))
    .slice(0, count)
    .map(({ name, description, image }) => ({
      name,
      description,
      picture: image === null ? null : (pictures.get(image) ?? null),
    }))
}

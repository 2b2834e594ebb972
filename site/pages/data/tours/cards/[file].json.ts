import { type CardPictures, cardFile } from '@nusa/shared/search'
import type { APIRoute, GetStaticPaths } from 'astro'
import { cacheKey } from '../../../../lib/cache-key.ts'
import { getCatalog } from '../../../../lib/catalog.ts'
import { cardPicture } from '../../../../lib/media.ts'

/** The pictures of all tours by the file that they belong to; a file without a picture is there, too. */
async function pictureFiles() {
  const catalog = await getCatalog()
  const files = new Map<number, CardPictures>()
  for (const tour of catalog.tours.values()) {
    const pictures = files.get(cardFile(tour.id)) ?? {}
    files.set(cardFile(tour.id), pictures)
    const picture = cardPicture(tour, catalog.pictures)
    if (picture) pictures[tour.id] = { sizes: picture.sizes, placeholder_color: picture.placeholder_color }
  }
  return { catalog, files }
}

export const getStaticPaths = (async () => {
  const { catalog, files } = await pictureFiles()
  return [...files].map(([file, pictures]) => ({
    params: { file: String(file) },
    props: { pictures },
    cacheKey: cacheKey(catalog, () => [pictures]),
  }))
}) satisfies GetStaticPaths

/** What the cards of some tours need for their pictures. */
export const GET: APIRoute<{ pictures: CardPictures }> = ({ props }) => Response.json(props.pictures)

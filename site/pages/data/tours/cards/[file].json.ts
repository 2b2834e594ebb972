import { type CardDetailsFile, cardFileNumber } from '@nusa/shared/search'
import type { APIRoute, GetStaticPaths } from 'astro'
import { cacheKey } from '../../../../catalog/cache-key.ts'
import { getCatalog } from '../../../../catalog/catalog.ts'
import { cardPicture } from '../../../../lib/media.ts'

async function createDetailsFiles() {
  const catalog = await getCatalog()
  const files = new Map<number, CardDetailsFile>()
  for (const tour of catalog.tours.values()) {
    const fileNumber = cardFileNumber(tour.id)
    const detailsFile = files.get(fileNumber) ?? {}
    files.set(fileNumber, detailsFile)
    const picture = cardPicture(tour, catalog.pictures)
    detailsFile[tour.id] = {
      picture: picture && { sizes: picture.sizes, placeholder_color: picture.placeholder_color },
      excerpt: tour.excerpt,
    }
  }
  return { catalog, files }
}

export const getStaticPaths = (async () => {
  const { catalog, files } = await createDetailsFiles()
  return [...files].map(([file, details]) => ({
    params: { file: String(file) },
    props: { details },
    cacheKey: cacheKey(catalog, () => [details]),
  }))
}) satisfies GetStaticPaths

export const GET: APIRoute<{ details: CardDetailsFile }> = ({ props }) => Response.json(props.details)

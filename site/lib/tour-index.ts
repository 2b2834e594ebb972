import { decodeTourIndex, type TourIndex, tourIndexSchema } from '@nusa/shared/search'
import { readData } from './read-data.ts'
import { createSharedRead } from './shared-read.ts'

/**
 * The URL of the index contains no hash, so the HTML of the pages stays the same when a tour changes. Instead, the
 * browser revalidates the index with its ETag. Rejects if all retries fail; the next call tries again.
 */
export const loadTourIndex = createSharedRead(loadIndex)

async function loadIndex(): Promise<TourIndex> {
  const result = await readData('/data/tours/index.json', tourIndexSchema)
  if (!result.ok) throw new Error('The index of tours could not be loaded.')
  return decodeTourIndex(result.value)
}

import { decodeTourIndex, type TourIndex, tourIndexSchema } from '@nusa/shared/search'
import { readData } from './read-data.ts'
import { createSharedRead } from './shared-read.ts'

/**
 * The server sends an ETag and 'no-cache', so the URL needs no hash, and pages do not change when a tour changes.
 * Rejects after three failed retries; the next call tries again.
 */
export const loadTourIndex = createSharedRead(loadIndex)

async function loadIndex(): Promise<TourIndex> {
  const result = await readData('/data/tours/index.json', tourIndexSchema)
  if (!result.ok) throw new Error('The index of tours could not be loaded.')
  return decodeTourIndex(result.value)
}

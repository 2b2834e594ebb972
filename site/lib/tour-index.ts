import { decodeTourIndex, type TourIndex, tourIndexSchema } from '@nusa/shared/search'
import { readData } from './data.ts'
import { sharedRead } from './fresh.ts'

/**
 * The index of all tours, loaded when search or filters first need it. The server answers with its ETag and 'no-cache', so a
 * browser that has it asks whether it is still the same: its address needs no hash, and no page changes when a tour does.
 * Rejects where it can't be had after three retries; the next call then tries again.
 */
export const loadTourIndex = sharedRead(load)

async function load(): Promise<TourIndex> {
  const result = await readData('/data/tours/index.json', tourIndexSchema)
  if (!result.ok) throw new Error('The index of tours could not be loaded.')
  return decodeTourIndex(result.value)
}

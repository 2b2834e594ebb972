import { encodeTourIndex } from '@nusa/shared/search'
import { compressedCopies } from '../../site/build/compress.ts'
import type { LargeCatalog } from './make-tours.ts'

/** The most bytes that the index of 10,000 tours may have on the wire. */
export const mostIndexBytes = 200_000

/** How large the index of a catalogue is on the wire, compressed as it is published. */
export async function indexBytes(catalog: LargeCatalog): Promise<number> {
  const index = Buffer.from(JSON.stringify(encodeTourIndex(catalog)))
  const copies = await compressedCopies('tours/index.json', index, 'hard')
  return copies['.br'].length
}

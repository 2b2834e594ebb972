import { todayInBali } from '@nusa/shared/dates'
import { encodeTourIndex } from '@nusa/shared/search'
import { createCompressedCopies } from '../../site/build/compress.ts'
import type { LargeCatalog } from './make-tours.ts'

/** The maximum size of the compressed search index of 10,000 tours. */
export const maxIndexBytes = 200_000

/** Returns the size of the catalogue's search index after Brotli compression. */
export async function measureIndexBytes(catalog: LargeCatalog): Promise<number> {
  const index = Buffer.from(JSON.stringify(encodeTourIndex({ ...catalog, today: todayInBali(new Date()) })))
  const copies = await createCompressedCopies('tours/index.json', index, 'highest')
  return copies['.br'].length
}

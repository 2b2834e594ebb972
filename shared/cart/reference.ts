import * as z from 'zod/mini'
import { entryIdSchema } from '../catalog/fields.ts'

const prefixes = { transfer: 'airport-transfer-', rental: 'car-rental-', room: 'hotel-' } as const

type Referred = keyof typeof prefixes

const nameOf = (kind: Referred, reference: string) => reference.slice(prefixes[kind].length)

/** Returns the schema of references with a numeric id. '012' and '1e3' are numbers but not valid ids. */
const numbered = (kind: Referred) =>
  z.string().check(
    z.refine((text) => {
      const name = nameOf(kind, text)
      return text === prefixes[kind] + Number(name) && entryIdSchema.safeParse(Number(name)).success
    }, 'must name an entry'),
  )

export const transferReferenceSchema = numbered('transfer')
export const rentalReferenceSchema = numbered('rental')
export const hotelReferenceSchema = z
  .string()
  .check(
    z.refine(
      (text) => text.startsWith(prefixes.room) && z.uuid().safeParse(nameOf('room', text)).success,
      'must name a hotel',
    ),
  )

/** Creates the reference to an entry; its prefix separates the kinds of offers in a cart: 'airport-transfer-12'. */
export function referenceTo(kind: Referred, id: number | string): string {
  return `${prefixes[kind]}${id}`
}

/** Returns the id of the transfer in a choice. */
export function transferIdOf({ tourId }: { tourId: string }): number {
  return Number(nameOf('transfer', tourId))
}

/** Returns the id of the car in a choice. */
export function rentalIdOf({ tourId }: { tourId: string }): number {
  return Number(nameOf('rental', tourId))
}

/** Returns the UUID of the hotel in a choice. */
export function hotelIdOf({ tourId }: { tourId: string }): string {
  return nameOf('room', tourId)
}

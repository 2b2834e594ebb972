import * as z from 'zod/mini'
import { entryIdSchema } from '../catalog/fields.ts'

const prefixes = { transfer: 'airport-transfer-', rental: 'car-rental-', room: 'hotel-' } as const

type Referred = keyof typeof prefixes

const nameOf = (kind: Referred, reference: string) => reference.slice(prefixes[kind].length)

/** The references of entries that the CMS numbers. '012' and '1e3' are numbers, too, but not as it writes them. */
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

/** What stands for an entry in a cart, where all kinds of things lie beside each other: 'airport-transfer-12'. */
export function referenceTo(kind: Referred, id: number | string): string {
  return `${prefixes[kind]}${id}`
}

/** The number of the transfer that a choice names. */
export function transferIdOf({ tourId }: { tourId: string }): number {
  return Number(nameOf('transfer', tourId))
}

/** The number of the car that a choice names. */
export function rentalIdOf({ tourId }: { tourId: string }): number {
  return Number(nameOf('rental', tourId))
}

/** The UUID of the hotel that a choice names. */
export function hotelIdOf({ tourId }: { tourId: string }): string {
  return nameOf('room', tourId)
}

import * as z from 'zod/mini'
import { entryIdSchema } from '../catalog/fields.ts'

const prefixes = { transfer: 'airport-transfer-', rental: 'car-rental-', room: 'hotel-' } as const

type ReferencedKind = keyof typeof prefixes

const removePrefix = (kind: ReferencedKind, reference: string) => reference.slice(prefixes[kind].length)

/** '012' and '1e3' are numbers but not valid ids. */
const numericReferenceSchema = (kind: ReferencedKind) =>
  z.string().check(
    z.refine((text) => {
      const id = Number(removePrefix(kind, text))
      return text === createReference(kind, id) && entryIdSchema.safeParse(id).success
    }, 'must name an entry'),
  )

export const transferReferenceSchema = numericReferenceSchema('transfer')
export const rentalReferenceSchema = numericReferenceSchema('rental')
export const hotelReferenceSchema = z
  .string()
  .check(
    z.refine(
      (text) => text.startsWith(prefixes.room) && z.uuid().safeParse(removePrefix('room', text)).success,
      'must name a hotel',
    ),
  )

/** Creates a reference such as 'airport-transfer-12'. */
export function createReference(kind: ReferencedKind, id: number | string): string {
  return `${prefixes[kind]}${id}`
}

export function transferIdOf({ productId }: { productId: string }): number {
  return Number(removePrefix('transfer', productId))
}

export function rentalIdOf({ productId }: { productId: string }): number {
  return Number(removePrefix('rental', productId))
}

/** Returns the UUID of the hotel. */
export function hotelIdOf({ productId }: { productId: string }): string {
  return removePrefix('room', productId)
}

import * as z from 'zod/mini'
import { rupiahSchema } from '../money/index.ts'
import { nonBlankTextSchema } from './fields.ts'
import { seasonSchema } from './season.ts'

const countSchema = z.int().check(z.minimum(1))

/** Applies to a tier without a maximum. */
const defaultMaximum = 999

/** Without a child price, children pay the adult price. Without an infant price, infants are free. */
export const personTierSchema = z.object({
  min_people: z._default(countSchema, 1),
  max_people: z._default(countSchema, defaultMaximum),
  adult_price: rupiahSchema,
  child_price: z.nullable(rupiahSchema),
  infant_price: z.nullable(rupiahSchema),
})

export const packageTierSchema = z.object({
  min_package: z._default(countSchema, 1),
  max_package: z._default(countSchema, defaultMaximum),
  price: rupiahSchema,
})

const packageFields = {
  id: nonBlankTextSchema,
  name: nonBlankTextSchema,
  description: z.string(),
  duration: z.string(),
  /** `indonesia` is sold only to residents of Indonesia, `all` to everyone. */
  market: z.enum(['all', 'indonesia']),
  /** The price before discount: per adult or per package, depending on `type`. */
  publish_price: z.nullable(rupiahSchema),
  /** The fallback price if neither a tier nor a more specific price applies. */
  price: z.nullable(rupiahSchema),
  /**
   * The first season that contains a date applies. The default applies to carts and releases that were stored before
   * the field existed.
   */
  seasons: z._default(z.array(seasonSchema), []),
  /**
   * Set if travellers with this package always come to the meeting point; otherwise they choose from the pickups of the
   * tour.
   */
  pickup: z.optional(z.literal('meeting_point')),
}

export const personPackageSchema = z.object({
  ...packageFields,
  type: z.literal('per_person'),
  adult_price: z.nullable(rupiahSchema),
  child_price: z.nullable(rupiahSchema),
  infant_price: z.nullable(rupiahSchema),
  tiers: z.array(personTierSchema),
})

export const wholePackageSchema = z.object({
  ...packageFields,
  type: z.literal('per_package'),
  /**
   * How many guests one package is for, infants included; null means any number. The default applies to carts and
   * releases that were stored before the field existed.
   */
  guests_per_package: z._default(z.nullable(countSchema), null),
  tiers: z.array(packageTierSchema),
})

/** Priced per person or per package, in rupiah. */
export const packageSchema = z.discriminatedUnion('type', [personPackageSchema, wholePackageSchema])

export const addOnTierSchema = z.object({
  min_quantity: z._default(countSchema, 1),
  max_quantity: z._default(countSchema, defaultMaximum),
  price: rupiahSchema,
})

/** A per-person add-on is charged per traveller, and a per-package add-on per booked package. */
export const addOnSchema = z.object({
  id: nonBlankTextSchema,
  name: nonBlankTextSchema,
  description: z.string(),
  type: z.enum(['per_person', 'per_package']),
  tiers: z.array(addOnTierSchema).check(z.minLength(1, 'needs at least one price')),
})

export type PersonTier = z.infer<typeof personTierSchema>
export type PackageTier = z.infer<typeof packageTierSchema>
export type PersonPackage = z.infer<typeof personPackageSchema>
export type WholePackage = z.infer<typeof wholePackageSchema>
export type Package = z.infer<typeof packageSchema>
export type AddOn = z.infer<typeof addOnSchema>
export type AddOnTier = z.infer<typeof addOnTierSchema>
export type Market = Package['market']

import * as z from 'zod/mini'
import { rupiahSchema } from '../money/index.ts'
import { entryFields, entryIdSchema, nonBlankTextSchema } from './fields.ts'

/** An area where travellers are picked up. Several tours can share a zone. */
export const pickupZoneSchema = z.object({
  ...entryFields,
  name: nonBlankTextSchema,
  /** In rupiah; 0 means that the pickup is free. */
  surcharge: rupiahSchema,
  /** Whether the surcharge is charged once or for each adult and child. */
  surcharge_per: z.enum(['person', 'booking']),
  /** Minutes between the pickup and the start of the tour. */
  offset_minutes: z.int().check(z.minimum(0)),
})

/** `none` means that the office agrees on a pickup with the travellers after the booking. */
export const pickupModeSchema = z.enum(['none', 'meeting_point', 'hotel', 'both'])

/** The defaults apply to tours stored before the fields existed. */
export const tourPickupFields = {
  pickup_mode: z._default(pickupModeSchema, 'none'),
  meeting_point: z._default(z.string(), ''),
  pickup_zone_ids: z._default(z.array(entryIdSchema), []),
}

export const offeredPickupZoneSchema = z.omit(pickupZoneSchema, { created_at: true, updated_at: true })

export const tourPickupSchema = z.object({
  mode: pickupModeSchema,
  meeting_point: z.string(),
  zones: z.array(offeredPickupZoneSchema),
})

export type PickupZone = z.infer<typeof pickupZoneSchema>
export type OfferedPickupZone = z.infer<typeof offeredPickupZoneSchema>
export type TourPickup = z.infer<typeof tourPickupSchema>

export const pickupByAgreement: TourPickup = { mode: 'none', meeting_point: '', zones: [] }

/** The default applies to files that were stored before the field existed. */
export const offeredPickupSchema = z._default(tourPickupSchema, pickupByAgreement)

/** Returns the pickups that travellers can choose, without deleted zones. */
export function toTourPickup(
  tour: {
    pickup_mode: TourPickup['mode']
    meeting_point: string
    pickup_zone_ids: readonly number[]
    pricing: readonly { pickup?: 'meeting_point' | undefined }[]
  },
  zones: ReadonlyMap<number, OfferedPickupZone>,
): TourPickup {
  const { pickup_mode: mode, meeting_point, pickup_zone_ids, pricing } = tour
  const hasZones = mode === 'hotel' || mode === 'both'
  const hasMeetingPointPackage = pricing.some(({ pickup }) => pickup === 'meeting_point')
  const hasMeetingPoint = mode === 'meeting_point' || mode === 'both' || hasMeetingPointPackage
  return tourPickupSchema.parse({
    mode,
    meeting_point: hasMeetingPoint ? meeting_point : '',
    zones: hasZones ? pickup_zone_ids.flatMap((id) => zones.get(id) ?? []) : [],
  })
}

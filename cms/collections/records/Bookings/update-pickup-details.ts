import { type ChangedPickup, changePickup, readPaidSurcharge, readParty, type StoredPickup } from '@nusa/shared/booking'
import { offeredPickupZoneSchema, pickupByAgreement, type TourPickup, toTourPickup } from '@nusa/shared/catalog'
import { baliTimeZone } from '@nusa/shared/dates'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { relationId, toPickupZone, toSettings, toTour } from '../../../catalog/index.ts'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import type { Booking } from '../../../generated/payload-types.ts'

/**
 * When staff change the pickup or the pickup zone of a tour, also updates the place, the time and the cash to collect.
 * Fields that staff enter in the same save are not replaced. The hotel stays when only the zone changes.
 */
export const updatePickupDetails: CollectionBeforeChangeHook<Booking> = async ({ data, originalDoc, req }) => {
  if (originalDoc?.kind !== 'tour') return data
  const before = readStoredPickup(originalDoc)
  const after = readStoredPickup({ ...originalDoc, ...data })
  if (after.kind === null) return data
  const isInZone = after.kind === 'zone'
  const isKindUnchanged = before.kind === after.kind
  if (isKindUnchanged && !isInZone) return { ...data, pickup_zone: null, pickup_cash: null }
  if (isKindUnchanged && before.zone === after.zone) return data
  const enteredFields = findEnteredFields(data, originalDoc)
  const isHotelUnchanged = isInZone && before.kind !== 'meeting_point'
  const shouldKeepPlace = enteredFields.has('pickup_location') || isHotelUnchanged
  const chosenPickup = await findChosenPickup(req, originalDoc, { ...after, place: shouldKeepPlace ? after.place : '' })
  const { tax } = toSettings(await req.payload.findGlobal({ slug: 'settings', depth: 0, req }))
  const details = changePickup(readPickedUpBooking(originalDoc), chosenPickup, tax)
  return { ...data, ...toComputedFields(details, enteredFields, originalDoc) }
}

const enterableFields = ['pickup_location', 'pickup_date', 'pickup_time', 'pickup_cash'] as const
type EnterableField = (typeof enterableFields)[number]

function findEnteredFields(data: Partial<Booking>, before: Booking): ReadonlySet<EnterableField> {
  const isEntered = (field: EnterableField) =>
    data[field] !== undefined && (data[field] || null) !== (before[field] || null)
  return new Set(enterableFields.filter(isEntered))
}

/**
 * Returns the computed fields, except the fields that staff entered. The entered cash is used only for a pickup in a
 * zone.
 */
function toComputedFields(
  { pickup, pickupTime, pickupCash }: ReturnType<typeof changePickup>,
  enteredFields: ReadonlySet<EnterableField>,
  { start_time }: Booking,
): Partial<Booking> {
  const fields: Partial<Booking> = { pickup_zone: pickup.zone || null }
  if (!enteredFields.has('pickup_location')) fields.pickup_location = pickup.place || null
  if (!enteredFields.has('pickup_time')) {
    fields.pickup_time = pickupTime || null
    // The text of a computed time includes its day, so a chosen day no longer applies.
    if (start_time && !enteredFields.has('pickup_date')) fields.pickup_date = null
  }
  if (pickup.kind !== 'zone' || !enteredFields.has('pickup_cash')) fields.pickup_cash = pickupCash || null
  return fields
}

function readStoredPickup({ pickup_kind, pickup_zone, pickup_location }: Partial<Booking>): StoredPickup {
  return { kind: pickup_kind ?? null, zone: pickup_zone?.trim() ?? '', place: pickup_location?.trim() ?? '' }
}

function readPickedUpBooking({ start_time, time_zone, pickup_time, travelers, unit_price }: Booking) {
  return {
    startTime: start_time ?? '',
    timeZone: time_zone ?? baliTimeZone,
    pickupTime: pickup_time ?? '',
    party: readParty(travelers),
    paidSurcharge: readPaidSurcharge(unit_price),
  }
}

/**
 * Returns the chosen zone or meeting point of the tour. Throws a validation error if the tour does not offer the zone
 * now.
 */
async function findChosenPickup(req: PayloadRequest, booking: Booking, pickup: StoredPickup): Promise<ChangedPickup> {
  if (pickup.kind !== 'zone' && pickup.kind !== 'meeting_point') return { kind: 'later' }
  const { kind, zone: name } = pickup
  const { zones, meeting_point } = await readTourPickup(req, booking)
  if (kind === 'meeting_point') {
    const place = pickup.place || meeting_point
    if (place !== '') return { kind, place }
    const message = 'This tour has no meeting point. Please enter the place.'
    throw fieldValidationError(req, 'bookings', { path: 'pickup_location', message })
  }
  const zone = zones.find((candidate) => candidate.name === name)
  if (zone) return { kind, zone, place: pickup.place }
  const message =
    zones.length === 0
      ? 'This tour has no pickup zones.'
      : `Please choose one of the pickup zones of this tour: ${zones.map((candidate) => candidate.name).join(', ')}.`
  throw fieldValidationError(req, 'bookings', { path: 'pickup_zone', message })
}

const omitRichText = () => ''

/** If the tour was deleted, the pickup is agreed after the booking. */
async function readTourPickup(req: PayloadRequest, { tour_id }: Booking): Promise<TourPickup> {
  const id = relationId(tour_id)
  const options = { depth: 0, disableErrors: true, req }
  const doc = id === null ? null : await req.payload.findByID({ collection: 'tours', id, ...options })
  if (!doc) return pickupByAgreement
  const tour = toTour(doc, omitRichText)
  const where = { id: { in: tour.pickup_zone_ids } }
  const { docs } = await req.payload.find({ collection: 'pickup-zones', where, depth: 0, pagination: false, req })
  const zones = docs.map((zone) => [zone.id, offeredPickupZoneSchema.parse(toPickupZone(zone))] as const)
  return toTourPickup(tour, new Map(zones))
}

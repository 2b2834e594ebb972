import { createCancellationHelpers } from './cancellation-helpers.ts'
import type { TestApp } from './start-app.ts'
import { choose, offerTour, requestFor } from './tours.ts'

export async function createTripLinkHelpers(shop: TestApp) {
  const helpers = await createCancellationHelpers(shop)
  const addZone = async (name: string, surcharge: number) => {
    const data = { name, surcharge, surcharge_per: 'person', offset_minutes: 60 } as const
    return (await shop.office.payload.create({ collection: 'pickup-zones', data })).id
  }
  const zones = { ubud: await addZone('Ubud', 0), uluwatu: await addZone('Uluwatu', 50_000) }
  const tour = await offerTour(shop, {
    pickup_mode: 'both',
    meeting_point: 'Base camp',
    pickup_zone_ids: Object.values(zones),
    start_times: [{ time: '09:00' }],
    booking_questions: [{ text: 'Diet', type: 'text', per: 'booking', is_required: false }],
  })
  const stranger = () => shop.newBrowser()
  const open = (token: string) => stranger().call('openTripDetails', { token })
  return {
    helpers,
    tour,
    zones,
    stranger,
    open,
    /** Books the tour for two adults without a pickup. Returns the token of the trip link. */
    async book() {
      const startTimeId = tour.start_times[0]?.id ?? ''
      const request = requestFor(tour, [choose(shop, tour, { startTimeId, pickup: { kind: 'later' } })])
      const { invoiceId } = await helpers.ayu.call('placeBooking', request)
      const [booking] = (await helpers.read(invoiceId)).bookings
      const [, token = ''] = booking?.details_link?.split('#') ?? []
      return { invoiceId, id: booking?.id ?? 0, token }
    },
    async save(token: string, changes: Record<string, string>, seen?: Record<string, string>) {
      const before = seen ?? (await open(token)).values
      return stranger().call('saveTripDetails', { token, seen: before, values: { ...before, ...changes } })
    },
  }
}

export type TripLinkHelpers = Awaited<ReturnType<typeof createTripLinkHelpers>>

import { type CreateBooking, soldOutDetailsSchema } from '@nusa/shared/booking'
import type { Tour } from '@nusa/shared/catalog'
import type { TestApp } from './start-app.ts'
import { choose, offerTour, requestFor } from './tours.ts'

export const startTimeIdOf = ({ start_times }: Tour, index: number) => start_times[index]?.id ?? ''

export async function createDepartureHelpers(shop: TestApp) {
  const ayu = await shop.newTraveller()

  /** The departure is in a week, and the default is one adult. */
  const requestDeparture = (tour: Tour, index: number, changes: Parameters<typeof choose>[2] = {}) =>
    requestFor(tour, [choose(shop, tour, { adults: 1, startTimeId: startTimeIdOf(tour, index), ...changes })])

  return {
    ayu,
    offerBatur: (changes: Record<string, unknown> = {}) =>
      offerTour(shop, {
        cut_off_hours: 12,
        start_times: [
          { time: '01:00', label: 'Sunrise', capacity: 5 },
          { time: '02:00', capacity: 5 },
        ],
        ...changes,
      }),
    requestDeparture,
    requestDay: (tour: Tour, adults = 1) => requestFor(tour, [choose(shop, tour, { adults })]),
    book: (tour: Tour, index: number, adults = 1) =>
      ayu.call('placeBooking', requestDeparture(tour, index, { adults })),
    /** Returns the sold-out items, or the error if there are none. */
    async bookExpectingRefusal(request: CreateBooking) {
      const { code, details } = await ayu.callExpectingFailure('placeBooking', request)
      return code === 'sold_out' ? soldOutDetailsSchema.parse(details).items : { code, details }
    },
    update: (tour: Tour, data: Record<string, unknown>) =>
      shop.office.payload.update({ collection: 'tours', id: tour.id, data }),
  }
}

export type DepartureHelpers = Awaited<ReturnType<typeof createDepartureHelpers>>

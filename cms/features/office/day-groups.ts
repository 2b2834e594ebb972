import type { DayBooking } from './day-bookings.ts'
import type { DayDeparture } from './day-departures.ts'

/** The bookings of a departure or of a tour, in the order of their pickup. */
export interface DayGroup {
  tourTitle: string
  /** Such as '01:00, Sunrise'. Empty for a tour without start times and for a tour under way. */
  departureName: string
  /** Null if `departureName` is empty. */
  leavesAt: Date | null
  /** Whether the tour began on an earlier day and takes several days. */
  isUnderWay: boolean
  /** Whether the pickups are on this day and the departure is on the next day. */
  isEveningBefore: boolean
  /** Null if the booked spots and the capacity are unknown, or if the tour is under way. */
  stock: Pick<DayDeparture, 'bookedCount' | 'capacity' | 'isClosed'> | null
  bookings: DayBooking[]
}

export interface DayGroups {
  /** In order of time. */
  departureGroups: DayGroup[]
  /** Tours without start times and tours under way, in the order of their first pickup. */
  tourGroups: DayGroup[]
  /** Transfers, rental cars and rooms. */
  otherBookings: DayBooking[]
  /** The departures that can be booked and have no bookings, in order of time. */
  departuresWithoutBookings: DayDeparture[]
}

/** Groups bookings by departure and by tour. The bookings must be in order of time. */
export function groupBookings(bookings: readonly DayBooking[], departures: readonly DayDeparture[]): DayGroups {
  const departureByKey = new Map(departures.map((departure) => [departureKey(departure), departure]))
  const groups = new Map<string, DayGroup>()
  for (const booking of bookings.filter(({ event }) => event === 'tour')) {
    const key = groupKey(booking)
    const group = groups.get(key)
    if (group) group.bookings.push(booking)
    else groups.set(key, createGroup(booking, departureByKey.get(key)))
  }
  const allGroups = [...groups.values()]
  const openDepartures = departures.filter(({ departureName, isClosed }) => departureName !== '' && !isClosed)
  return {
    departureGroups: allGroups.filter(({ departureName }) => departureName !== '').toSorted(compareByDeparture),
    tourGroups: allGroups.filter(({ departureName }) => departureName === ''),
    otherBookings: bookings.filter(({ event }) => event !== 'tour'),
    departuresWithoutBookings: openDepartures
      .filter((departure) => !groups.has(departureKey(departure)))
      .toSorted(compareByDeparture),
  }
}

const departureKey = ({ tourId, startTimeId }: Pick<DayDeparture, 'tourId' | 'startTimeId'>) =>
  `${tourId} ${startTimeId}`

const isUnderWay = ({ tourDay }: DayBooking) => tourDay !== null && tourDay.dayNumber > 1

function groupKey(booking: DayBooking): string {
  const { tourId, startTimeId, product } = booking
  if (isUnderWay(booking)) return `${tourId ?? product} under way`
  if (booking.travelDate) return `${tourId ?? product} ${startTimeId} ${booking.travelDate}`
  if (booking.isEveningBefore) return `${tourId ?? product} ${startTimeId} next day`
  return tourId === null ? `${product} ${startTimeId}` : departureKey({ tourId, startTimeId })
}

function createGroup(booking: DayBooking, departure: DayDeparture | undefined): DayGroup {
  const groupFields = { isUnderWay: isUnderWay(booking), isEveningBefore: booking.isEveningBefore, bookings: [booking] }
  if (groupFields.isUnderWay)
    return { ...groupFields, tourTitle: booking.product, departureName: '', leavesAt: null, stock: null }
  return {
    ...groupFields,
    tourTitle: departure?.tourTitle || booking.product,
    departureName: departure?.departureName || booking.departureName,
    leavesAt: departure?.leavesAt ?? booking.leavesAt,
    stock: departure ?? null,
  }
}

function compareByDeparture(
  first: Pick<DayGroup, 'leavesAt' | 'tourTitle'>,
  second: Pick<DayGroup, 'leavesAt' | 'tourTitle'>,
): number {
  const difference = (first.leavesAt?.getTime() ?? 0) - (second.leavesAt?.getTime() ?? 0)
  return difference === 0 ? first.tourTitle.localeCompare(second.tourTitle) : difference
}

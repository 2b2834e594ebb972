import { type Choice, rentalEndDate, rentalIdOf } from '../cart/index.ts'
import { datesBetween, type LocalDate } from '../dates/index.ts'
import type { Line, RoomLine, TourLine, TransferLine } from '../pricing/index.ts'

/** The capacity that a booking needs on a day. For a room, it is the capacity in the night that starts on this day. */
export interface CapacityNeed {
  kind: Line['kind']
  /** The id of the tour, the transfer's car, the rental or the room type. */
  resourceId: string
  day: LocalDate
  /** Missing if the need is for the whole day. */
  startTimeId?: string
  count: number
}

/**
 * Returns the spots or packages that a booking takes. Infants are not counted, because they sit on a lap. Prices and
 * `max_guests` do not count them either.
 */
export function tourNeeds(
  tourId: number,
  date: LocalDate,
  { package: pack, party, packageCount }: Pick<TourLine, 'package' | 'party' | 'packageCount'>,
  startTimeId: string | null = null,
): CapacityNeed[] {
  const count = pack.type === 'per_package' ? packageCount : party.adults + party.children
  const departure = startTimeId === null ? {} : { startTimeId }
  return [{ kind: 'tour', resourceId: String(tourId), day: date, ...departure, count }]
}

/** Returns the cars that a booking takes on its day. Transfers on different routes share the same cars. */
export function transferNeeds(carId: number, date: LocalDate, { cars }: Pick<TransferLine, 'cars'>): CapacityNeed[] {
  return [{ kind: 'transfer', resourceId: String(carId), day: date, count: cars }]
}

/** Returns one car for each day, including the last day. */
export function rentalNeeds(rentalId: number, first: LocalDate, last: LocalDate): CapacityNeed[] {
  return datesBetween(first, last).map((day) => ({ kind: 'rental', resourceId: String(rentalId), day, count: 1 }))
}

/** Returns the rooms for each night. The check-out day is free for the next guest. */
export function roomNeeds(
  roomId: string,
  checkIn: LocalDate,
  checkOut: LocalDate,
  { rooms }: Pick<RoomLine, 'rooms'>,
): CapacityNeed[] {
  return datesBetween(checkIn, checkOut)
    .slice(0, -1)
    .map((day) => ({ kind: 'room', resourceId: roomId, day, count: rooms }))
}

export function choiceNeeds(choice: Choice, line: Line): CapacityNeed[] {
  switch (choice.kind) {
    case 'tour':
      return line.kind === 'tour' ? tourNeeds(choice.productId, choice.date, line, choice.startTimeId) : []
    case 'transfer':
      return transferNeeds(Number(choice.packageId), choice.date, { cars: choice.quantity })
    case 'rental':
      return rentalNeeds(rentalIdOf(choice), choice.date, rentalEndDate(choice))
    case 'room':
      return roomNeeds(choice.packageId, choice.date, choice.endDate, { rooms: choice.quantity })
  }
}

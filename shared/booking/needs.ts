import { type Choice, rentalEnd, rentalIdOf } from '../cart/index.ts'
import { datesBetween, type LocalDate } from '../dates/index.ts'
import type { Line, RoomLine, TourLine, TransferLine } from '../pricing/index.ts'

/** What a booking takes of something that can run out, on one day; of a room, in the night that follows it. */
export interface Need {
  kind: Line['kind']
  /** The id of the tour, of a transfer's car, of the rental or of the kind of room. */
  resourceId: string
  day: LocalDate
  count: number
}

/**
 * A tour takes places on its first day: a seat for each adult and child, or one for each package where it is sold by the
 * package. Infants sit on a lap, as they do in prices and in the largest party.
 */
export function tourNeeds(
  tourId: number,
  date: LocalDate,
  { package: pack, party, packageCount }: Pick<TourLine, 'package' | 'party' | 'packageCount'>,
): Need[] {
  const count = pack.type === 'per_package' ? packageCount : party.adults + party.children
  return [{ kind: 'tour', resourceId: String(tourId), day: date, count }]
}

/** A transfer takes so many rides of its car that day, whatever the route. */
export function transferNeeds(carId: number, date: LocalDate, { cars }: Pick<TransferLine, 'cars'>): Need[] {
  return [{ kind: 'transfer', resourceId: String(carId), day: date, count: cars }]
}

/** A rental takes a car on each of its days. */
export function rentalNeeds(rentalId: number, first: LocalDate, last: LocalDate): Need[] {
  return datesBetween(first, last).map((day) => ({ kind: 'rental', resourceId: String(rentalId), day, count: 1 }))
}

/** A stay takes its rooms in each night; the day of leaving is free for the next guest. */
export function roomNeeds(
  roomId: string,
  checkIn: LocalDate,
  checkOut: LocalDate,
  { rooms }: Pick<RoomLine, 'rooms'>,
): Need[] {
  return datesBetween(checkIn, checkOut)
    .slice(0, -1)
    .map((day) => ({ kind: 'room', resourceId: roomId, day, count: rooms }))
}

/** What a choice of any kind takes; `line` is the one that it is priced by. */
export function choiceNeeds(choice: Choice, line: Line): Need[] {
  switch (choice.kind) {
    case 'tour':
      return line.kind === 'tour' ? tourNeeds(choice.tourId, choice.date, line) : []
    case 'transfer':
      return transferNeeds(Number(choice.packageId), choice.date, { cars: choice.quantity })
    case 'rental':
      return rentalNeeds(rentalIdOf(choice), choice.date, rentalEnd(choice))
    case 'room':
      return roomNeeds(choice.packageId, choice.date, choice.endDate, { rooms: choice.quantity })
  }
}

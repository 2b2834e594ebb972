import type { RoomChoice } from '../cart/index.ts'
import type { BaliNow } from '../dates/index.ts'
import { dateRangeProblem, passengerProblem } from './check-common.ts'
import type { Passenger } from './create-booking.ts'
import { type BookingProblem, messages } from './messages.ts'

interface BookableRoom {
  id: string
  /** Guests per room, not counting infants. */
  capacity: number
  total_rooms: number
  base_price: number
}

export interface BookableHotel {
  rooms: readonly BookableRoom[]
}

export function findRoomProblems(
  hotel: BookableHotel | null,
  choice: RoomChoice,
  passengers: readonly Passenger[] | null,
  now: BaliNow,
): BookingProblem[] {
  const room = hotel?.rooms.find(({ id }) => id === choice.packageId)
  if (!room) return [{ reason: 'room_gone', message: messages.roomUnavailable }]
  const problems = [
    dateRangeProblem(choice.date, choice.endDate, now),
    roomCountProblem(room, choice),
    guestCountProblem(room, choice),
    passengers && passengerProblem(choice, passengers),
  ]
  return problems.filter((problem) => problem !== null)
}

function roomCountProblem({ total_rooms }: BookableRoom, { quantity }: RoomChoice): BookingProblem | null {
  return quantity <= total_rooms ? null : { reason: 'too_many_rooms', message: messages.tooManyRooms(total_rooms) }
}

function guestCountProblem(
  { capacity }: BookableRoom,
  { adults, children, quantity }: RoomChoice,
): BookingProblem | null {
  const maxGuests = capacity * quantity
  if (adults + children <= maxGuests) return null
  return { reason: 'too_many_guests', message: messages.tooManyRoomGuests(maxGuests, quantity) }
}

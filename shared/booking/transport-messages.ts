import { formatDate, type LocalDate } from '../dates/index.ts'
import { formatCount } from '../text/index.ts'

/** Messages for everything that prevents a transfer, a rental or a room from being booked. */
export const transportMessages = {
  transferGone: 'This transfer is no longer offered. Please remove it from your cart.',
  carChanged: 'This transfer now uses a different car. Please remove it from your cart and choose again.',
  rentalGone: 'This car is no longer offered. Please remove it from your cart.',
  rentalAddOnGone: 'An add-on of this car is no longer offered. Please remove the car from your cart and add it again.',
  roomGone: 'This room is no longer offered. Please remove it from your cart.',
  datePast: (date: LocalDate) => `In Bali, ${formatDate(date)} has passed. Please choose another date.`,
  dateTooFar: (date: LocalDate) =>
    `You can book up to two years ahead, and ${formatDate(date)} is further away. Please choose another date.`,
  timeNotOffered: (time: string) => `We don’t offer pickups at ${time}. Please choose another pickup time.`,
  timePast: (time: string) => `In Bali, ${time} has passed today. Please choose another date or time.`,
  placeMissing: 'This car has no pickup location. Please tell us where to deliver it.',
  tooFewSeats: (seats: number, cars: number) =>
    `Total guests (adults + children) cannot exceed ${seats} seats for ${cars} car(s).`,
  tooFewBeds: (guests: number, rooms: number) =>
    `${formatCount(rooms, 'room')} of this type ${rooms === 1 ? 'sleeps' : 'sleep'} up to ${formatCount(guests, 'guest')}, not counting infants. Please book more rooms or change the number of guests.`,
  tooManyRooms: (rooms: number) =>
    rooms === 0
      ? 'This room can’t be booked at the moment. Please remove it from your cart.'
      : `The hotel has ${formatCount(rooms, 'room')} of this type. Please book fewer rooms.`,
} as const

import type { Passenger } from './create-booking.ts'

/**
 * Returns passengers as stored with a booking, each with an id that is unique in it: 'adult-1', 'adult-2', 'child-1'.
 */
export function addPassengerIds(passengers: readonly Passenger[]): (Passenger & { id: string })[] {
  return passengers.map((passenger, index) => {
    const number = passengers.slice(0, index + 1).filter(({ type }) => type === passenger.type).length
    return { id: `${passenger.type}-${number}`, ...passenger }
  })
}

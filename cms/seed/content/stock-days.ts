import type { transferCars } from './transfers.ts'

/** A day, counted from today, with a different number of units. */
interface DemoDay {
  in_days: number
  count: number
  note: string
}

export const transferDays: readonly (DemoDay & { car: (typeof transferCars)[number]['car_name'] })[] = [
  { car: 'Toyota Alphard', in_days: 6, count: 1, note: 'The others are at a wedding.' },
  { car: 'Toyota HiAce Commuter', in_days: 9, count: 0, note: 'Both are out with a group.' },
]

export const rentalDays: readonly (DemoDay & { car: string })[] = [
  { car: 'Suzuki Jimny 4x4', in_days: 4, count: 1, note: 'One is at the workshop.' },
  { car: 'Volkswagen 181 Safari, open', in_days: 12, count: 0, note: 'At a photo shoot.' },
]

/** The nights, each by the day on which it starts. */
export const roomNights: readonly (DemoDay & { hotel: string; room: string })[] = [
  { hotel: 'lembah-sayan-ubud', room: 'Pool Villa', in_days: 7, count: 1, note: 'A family has the others.' },
  { hotel: 'lembah-sayan-ubud', room: 'Pool Villa', in_days: 8, count: 0, note: 'A wedding.' },
  { hotel: 'sawah-sidemen-retreat', room: 'Agung Villa', in_days: 5, count: 0, note: 'The roof is being repaired.' },
]

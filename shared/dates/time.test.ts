import { expect, it, test } from 'vitest'
import { rentalPickupTimes, timeSchema, transferPickupTimes } from './time.ts'

it('offers transfer pickups every half hour of the day', () => {
  expect(transferPickupTimes).toHaveLength(48)
  expect([transferPickupTimes[0], transferPickupTimes[1], transferPickupTimes.at(-1)]).toEqual([
    '00:00',
    '00:30',
    '23:30',
  ])
})

it('offers rental pickups hourly from 08:00 to 20:00', () => {
  expect(rentalPickupTimes).toHaveLength(13)
  expect([rentalPickupTimes[0], rentalPickupTimes[1], rentalPickupTimes.at(-1)]).toEqual(['08:00', '09:00', '20:00'])
})

test.each([...transferPickupTimes, ...rentalPickupTimes, '07:41'])('accepts %s as a time', (time) => {
  expect(timeSchema.safeParse(time).success).toBe(true)
})

test.each(['24:00', '8:00', '12:60', '12:00:00', ' 12:00', '', '12:0', '١٢:٠٠'])('rejects %o as a time', (text) => {
  expect(timeSchema.safeParse(text).success).toBe(false)
})

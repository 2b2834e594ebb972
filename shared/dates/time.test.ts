import { expect, it, test } from 'vitest'
import { rentalPickupTimes, timeSchema, transferPickupTimes } from './time.ts'

it('transfer pickups are offered every half hour of the day', () => {
  expect(transferPickupTimes).toHaveLength(48)
  expect([transferPickupTimes[0], transferPickupTimes[1], transferPickupTimes.at(-1)]).toEqual([
    '00:00',
    '00:30',
    '23:30',
  ])
})

it('rental pickups are offered hourly from 08:00 to 20:00', () => {
  expect(rentalPickupTimes).toHaveLength(13)
  expect([rentalPickupTimes[0], rentalPickupTimes[1], rentalPickupTimes.at(-1)]).toEqual(['08:00', '09:00', '20:00'])
})

test.each([...transferPickupTimes, ...rentalPickupTimes, '07:41'])('timeSchema accepts %s', (time) => {
  expect(timeSchema.safeParse(time).success).toBe(true)
})

test.each(['24:00', '8:00', '12:60', '12:00:00', ' 12:00', '', '12:0', '١٢:٠٠'])('timeSchema rejects %o', (text) => {
  expect(timeSchema.safeParse(text).success).toBe(false)
})

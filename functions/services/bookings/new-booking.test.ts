import { describe, expect, test } from 'vitest'
import { hotelAddress } from './new-booking.ts'

const sayan = { address: 'Jalan Raya Sayan', city: 'Ubud', country: 'Indonesia' }

describe('the address of a hotel', () => {
  test.each([
    ['consists of the street, city and country', {}, 'Jalan Raya Sayan, Ubud, Indonesia'],
    [
      'contains the city once if the street contains the city, with or without a postcode',
      { address: 'Jalan Raya Sayan, ubud 80571, Bali' },
      'Jalan Raya Sayan, ubud 80571, Bali, Indonesia',
    ],
    [
      'contains both the city and a street that is named after the city',
      { address: 'Jalan Ubud 3' },
      'Jalan Ubud 3, Ubud, Indonesia',
    ],
    ['leaves out unknown parts', { address: ' ', country: '' }, 'Ubud'],
    ['is empty if nothing is known', { address: '', city: '', country: '' }, ''],
  ])('%s', (_what, changes, address) => {
    expect(hotelAddress({ ...sayan, ...changes })).toBe(address)
  })
})

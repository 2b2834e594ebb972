import { describe, expect, test } from 'vitest'
import { hotelAddress } from './hotel-address.ts'

const sayan = { address: 'Jalan Raya Sayan', city: 'Ubud', country: 'Indonesia' }

describe('the address of a hotel', () => {
  test.each([
    ['is its street, city and country', {}, 'Jalan Raya Sayan, Ubud, Indonesia'],
    [
      'names the city once where the street names it, with a postcode or not',
      { address: 'Jalan Raya Sayan, ubud 80571, Bali' },
      'Jalan Raya Sayan, ubud 80571, Bali, Indonesia',
    ],
    [
      'names the city of a street that is called after it',
      { address: 'Jalan Ubud 3' },
      'Jalan Ubud 3, Ubud, Indonesia',
    ],
    ['is what is known of it', { address: ' ', country: '' }, 'Ubud'],
    ['is empty where nothing is', { address: '', city: '', country: '' }, ''],
  ])('%s', (_what, changes, address) => {
    expect(hotelAddress({ ...sayan, ...changes })).toBe(address)
  })
})

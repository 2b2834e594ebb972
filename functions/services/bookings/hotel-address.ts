import type { CurrentHotel } from '@nusa/shared/catalog'

/**
 * Returns a hotel's address in one line. Adds the city and the country only if the address does not contain them
 * already.
 */
export function hotelAddress({ address, city, country }: Pick<CurrentHotel, 'address' | 'city' | 'country'>): string {
  const parts = new Set(address.split(',').map(withoutPostcode))
  const missing = [city, country].filter((name) => !parts.has(withoutPostcode(name)))
  return [address, ...missing]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ')
}

function withoutPostcode(text: string): string {
  return text.replaceAll(/\d+/g, '').trim().toLowerCase()
}

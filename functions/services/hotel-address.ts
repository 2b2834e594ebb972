import type { SoldHotel } from '../ports/catalog.ts'

/** A hotel's address in a line. The city and the country are said once, though many an address names them already. */
export function hotelAddress({ address, city, country }: Pick<SoldHotel, 'address' | 'city' | 'country'>): string {
  const said = new Set(address.split(',').map(withoutPostcode))
  const missing = [city, country].filter((name) => !said.has(withoutPostcode(name)))
  return [address, ...missing]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ')
}

function withoutPostcode(text: string): string {
  return text.replaceAll(/\d+/g, '').trim().toLowerCase()
}

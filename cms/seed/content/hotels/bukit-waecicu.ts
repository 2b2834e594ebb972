import type { DemoHotel } from './demo-hotel.ts'

export const bukitWaecicu: DemoHotel = {
  slug: 'bukit-waecicu-labuan-bajo',
  name: 'Bukit Waecicu Labuan Bajo',
  image: 'hotel-labuan-bajo',
  description:
    'On a hill above Waecicu beach, with the whole bay and its islands in front of the terrace. Boats for Komodo collect their guests at the jetty below, and are back in time for the sunset.',
  rating: 4.6,
  city: 'Labuan Bajo',
  country: 'Indonesia',
  address: 'Pantai Waecicu, Labuan Bajo, Manggarai Barat 86554, Flores',
  rooms: [
    {
      name: 'Bay Room',
      type: 'Deluxe',
      description: 'A balcony towards the west, and a fan for those who like to hear the sea.',
      capacity: 2,
      total_rooms: 18,
      per_night: 980,
      amenities: ['Breakfast', 'Bay view', 'Air conditioning', 'Wi-Fi', 'Harbour shuttle'],
      cover_image: 'room-labuan-bajo',
      images: ['room-labuan-bajo', 'hotel-labuan-bajo'],
    },
    {
      name: 'Diver Room',
      type: 'Standard',
      description: 'Simple, cool and next to the jetty, with a rack for wet gear.',
      capacity: 2,
      total_rooms: 10,
      per_night: 590,
      amenities: ['Early breakfast', 'Air conditioning', 'Gear rack', 'Wi-Fi'],
      cover_image: 'room-sanur-garden',
      images: ['room-sanur-garden', 'hotel-labuan-bajo'],
    },
    {
      name: 'Island Suite',
      type: 'Suite',
      description: 'At the top of the hill: two terraces and a small pool.',
      capacity: 4,
      total_rooms: 4,
      per_night: 2350,
      amenities: ['Private pool', 'Breakfast', 'Bathtub', 'Minibar', 'Wi-Fi'],
      cover_image: 'room-sanur-suite',
      images: ['room-sanur-suite', 'hotel-labuan-bajo'],
    },
  ],
}

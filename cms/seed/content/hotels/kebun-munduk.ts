import type { DemoHotel } from './demo-hotel.ts'

export const kebunMunduk: DemoHotel = {
  slug: 'kebun-munduk-lodge',
  name: 'Kebun Munduk Lodge',
  image: 'hotel-munduk',
  description:
    'Fourteen rooms in a coffee garden at 850 metres, built from the wood of old rice barns. On clear evenings the volcanoes of Java stand in the sunset; on the others there is a fire, a library and a very good soup.',
  rating: 4.7,
  city: 'Munduk',
  country: 'Indonesia',
  address: 'Banjar Taman, Munduk, Buleleng 81152, Bali',
  rooms: [
    {
      name: 'Valley Room',
      type: 'Deluxe',
      description: 'A window the width of the wall, and the valley behind it.',
      capacity: 2,
      total_rooms: 8,
      cancellation_policy: 'Non-refundable',
      per_night: 890,
      amenities: ['Breakfast', 'Valley view', 'Hot shower', 'Wi-Fi', 'Coffee from the garden'],
      cover_image: 'room-munduk-valley',
      images: ['room-munduk-valley', 'hotel-munduk'],
    },
    {
      name: 'Barn House',
      type: 'Bungalow',
      description: 'A lumbung of teak with the bed under the roof.',
      capacity: 2,
      total_rooms: 3,
      per_night: 1080,
      amenities: ['Breakfast', 'Terrace', 'Outdoor bathroom', 'Wi-Fi'],
      cover_image: 'room-sidemen-bamboo',
      images: ['room-sidemen-bamboo', 'hotel-munduk'],
    },
    {
      name: 'Family House',
      type: 'House',
      description: 'Two bedrooms, a fireplace and a garden with a swing.',
      capacity: 5,
      total_rooms: 3,
      per_night: 1690,
      amenities: ['Breakfast', 'Fireplace', 'Kitchenette', 'Bathtub', 'Wi-Fi'],
      cover_image: 'room-munduk-family',
      images: ['room-munduk-family', 'hotel-munduk'],
    },
  ],
}

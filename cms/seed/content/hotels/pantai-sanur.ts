import type { DemoHotel } from './demo-hotel.ts'

export const pantaiSanur: DemoHotel = {
  slug: 'pantai-sanur-beach-hotel',
  name: 'Pantai Sanur Beach Hotel',
  image: 'hotel-sanur',
  description:
    'A family hotel on the quiet side of the south. The reef keeps the water calm, the promenade runs for five kilometres in both directions, and the fast boats to Nusa Penida leave from around the corner.',
  rating: 4.6,
  city: 'Sanur',
  country: 'Indonesia',
  address: 'Jalan Danau Tamblingan 89, Sanur, Denpasar 80228, Bali',
  rooms: [
    {
      name: 'Garden Room',
      type: 'Superior',
      description: 'Around the second pool, where children are allowed to shout.',
      capacity: 3,
      total_rooms: 36,
      per_night: 780,
      amenities: ['Breakfast', 'Air conditioning', 'Balcony', 'Wi-Fi', 'Kettle'],
      cover_image: 'room-sanur-garden',
      images: ['room-sanur-garden', 'hotel-sanur'],
    },
    {
      name: 'Sea View Room',
      type: 'Deluxe',
      description: 'Third floor, facing the sunrise over Nusa Penida.',
      capacity: 2,
      total_rooms: 24,
      per_night: 1150,
      amenities: ['Breakfast', 'Sea view', 'Air conditioning', 'Minibar', 'Wi-Fi'],
      cover_image: 'room-sanur-sea',
      images: ['room-sanur-sea', 'hotel-sanur'],
    },
    {
      name: 'Family Suite',
      type: 'Suite',
      description: 'Two rooms with a door between them, and a sea view from both.',
      capacity: 5,
      total_rooms: 8,
      per_night: 1950,
      amenities: ['Breakfast', 'Two bathrooms', 'Sea view', 'Kitchenette', 'Wi-Fi', 'Bicycles'],
      cover_image: 'room-sanur-suite',
      images: ['room-sanur-suite', 'hotel-sanur'],
    },
  ],
}

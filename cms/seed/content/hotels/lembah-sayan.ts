import type { DemoHotel } from './demo-hotel.ts'

export const lembahSayan: DemoHotel = {
  slug: 'lembah-sayan-ubud',
  name: 'Lembah Sayan Ubud',
  image: 'hotel-ubud',
  description:
    'Twenty-two rooms and villas along the edge of the Ayung gorge, five minutes by shuttle from the centre of Ubud. Mornings begin with the sound of the river and a breakfast that is cooked when you order it; in the afternoon there is tea, fried banana and nowhere to be.',
  rating: 4.8,
  city: 'Ubud',
  country: 'Indonesia',
  address: 'Jalan Raya Sayan, Ubud, Gianyar 80571, Bali',
  rooms: [
    {
      name: 'Garden Room',
      type: 'Deluxe',
      description: 'Ground floor, with a terrace among frangipani and an outdoor shower.',
      capacity: 2,
      total_rooms: 10,
      per_night: 950,
      amenities: ['Breakfast', 'Air conditioning', 'Outdoor shower', 'Wi-Fi', 'Shuttle to Ubud'],
      cover_image: 'room-ubud-garden',
      images: ['room-ubud-garden', 'hotel-ubud'],
    },
    {
      name: 'Gorge View Room',
      type: 'Suite',
      description: 'A four-poster bed at treetop height and a balcony over the river.',
      capacity: 3,
      total_rooms: 8,
      per_night: 1450,
      amenities: ['Breakfast', 'Balcony', 'Bathtub', 'Air conditioning', 'Wi-Fi', 'Minibar'],
      cover_image: 'room-ubud-gorge',
      images: ['room-ubud-gorge', 'hotel-ubud'],
    },
    {
      name: 'Pool Villa',
      type: 'Villa',
      description: 'Two bedrooms under one thatched roof, a pool of your own and a butler when you wish.',
      capacity: 4,
      total_rooms: 4,
      per_night: 3650,
      amenities: ['Private pool', 'Breakfast in the villa', 'Kitchen', 'Bathtub', 'Wi-Fi', 'Airport transfer'],
      cover_image: 'room-ubud-villa',
      images: ['room-ubud-villa', 'hotel-ubud'],
    },
  ],
}

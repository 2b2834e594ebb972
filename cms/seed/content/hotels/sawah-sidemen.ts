import type { DemoHotel } from './demo-hotel.ts'

export const sawahSidemen: DemoHotel = {
  slug: 'sawah-sidemen-retreat',
  name: 'Sawah Sidemen Retreat',
  image: 'hotel-sidemen',
  description:
    'Nine houses of bamboo and river stone in the middle of the rice fields, owned by the weaver families of the village. The pool ends where the paddy begins, and Mount Agung is at the other end of it.',
  rating: 4.9,
  city: 'Sidemen',
  country: 'Indonesia',
  address: 'Jalan Tebola, Sidemen, Karangasem 80864, Bali',
  rooms: [
    {
      name: 'Rice Field Room',
      type: 'Deluxe',
      description: 'Opens to the fields on two sides; mosquito net, fan and breeze.',
      capacity: 2,
      total_rooms: 4,
      per_night: 850,
      amenities: ['Breakfast', 'Rice-field view', 'Fan', 'Wi-Fi', 'Yoga in the morning'],
      cover_image: 'room-sidemen-rice',
      images: ['room-sidemen-rice', 'hotel-sidemen'],
    },
    {
      name: 'Bamboo House',
      type: 'Bungalow',
      description: 'Two floors of bamboo without a nail, the bathroom under the stars.',
      capacity: 3,
      total_rooms: 3,
      per_night: 1250,
      amenities: ['Breakfast', 'Terrace', 'Bathtub outdoors', 'Wi-Fi'],
      cover_image: 'room-sidemen-bamboo',
      images: ['room-sidemen-bamboo', 'hotel-sidemen'],
    },
    {
      name: 'Agung Villa',
      type: 'Villa',
      description: 'A house with a small pool, in line with the summit.',
      capacity: 4,
      total_rooms: 2,
      per_night: 2450,
      amenities: ['Private pool', 'Breakfast', 'Air conditioning', 'Kitchen', 'Wi-Fi'],
      cover_image: 'hotel-sidemen',
      images: ['hotel-sidemen', 'room-sidemen-rice'],
    },
  ],
}

import type { CancellationPolicyName } from './cancellation-policies.ts'
import type { PictureName } from './pictures.ts'

/** A room type; prices per night in thousands of rupiah. */
export type DemoRoom = {
  name: string
  type: string
  description: string
  capacity: number
  total_rooms: number
  per_night: number
  amenities: readonly string[]
  cover_image: PictureName
  images: readonly PictureName[]
  /** The policy of the settings if missing. */
  cancellation_policy?: CancellationPolicyName
}

export type DemoHotel = {
  slug: string
  name: string
  image: PictureName
  description: string
  rating: number
  city: string
  country: string
  address: string
  rooms: readonly DemoRoom[]
}

export const hotels: readonly DemoHotel[] = [
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
    slug: 'joglo-prawirotaman-yogyakarta',
    name: 'Joglo Prawirotaman Yogyakarta',
    image: 'hotel-yogyakarta',
    description:
      'Five old Javanese houses, taken apart in the villages and put together again around a courtyard with a pool, ten minutes on foot from the palace. The street outside has the best cafés of the city, and a masseuse who was recommended to us by a sultan’s cousin.',
    rating: 4.7,
    city: 'Yogyakarta',
    country: 'Indonesia',
    address: 'Jalan Prawirotaman 24, Yogyakarta 55153',
    rooms: [
      {
        name: 'Limasan Room',
        type: 'Superior',
        description: 'Off the courtyard, with floor tiles of 1920.',
        capacity: 2,
        total_rooms: 12,
        per_night: 620,
        amenities: ['Breakfast', 'Air conditioning', 'Wi-Fi', 'Kettle'],
        cover_image: 'room-yogyakarta',
        images: ['room-yogyakarta', 'hotel-yogyakarta'],
      },
      {
        name: 'Joglo Suite',
        type: 'Suite',
        description: 'Under a carved roof of teak, with a day bed and a bath of terrazzo.',
        capacity: 3,
        total_rooms: 5,
        per_night: 1100,
        amenities: ['Breakfast', 'Bathtub', 'Air conditioning', 'Minibar', 'Wi-Fi'],
        cover_image: 'room-ubud-gorge',
        images: ['room-ubud-gorge', 'hotel-yogyakarta'],
      },
      {
        name: 'Family Room',
        type: 'Family',
        description: 'A double bed below and two singles on the gallery.',
        capacity: 4,
        total_rooms: 4,
        per_night: 980,
        amenities: ['Breakfast', 'Air conditioning', 'Board games', 'Wi-Fi'],
        cover_image: 'room-munduk-family',
        images: ['room-munduk-family', 'hotel-yogyakarta'],
      },
    ],
  },
  {
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
  },
]

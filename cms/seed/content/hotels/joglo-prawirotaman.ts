import type { DemoHotel } from './demo-hotel.ts'

export const jogloPrawirotaman: DemoHotel = {
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
}

import type { PictureName } from './pictures.ts'

export const rentalTypes = [
  { name: 'City car', slug: 'city-car' },
  { name: 'Family car', slug: 'family-car' },
  { name: 'SUV', slug: 'suv' },
  { name: 'Classic', slug: 'classic' },
  { name: 'Van', slug: 'van' },
] as const

/** A car for rent by the day; prices in thousands of rupiah. Long texts use the notation of `rich-text.ts`. */
export type DemoRental = {
  car_name: string
  type: (typeof rentalTypes)[number]['slug']
  image: PictureName
  seats: number
  luggage: number
  /** Where travellers collect the car unless it is delivered. */
  pickup_location: string
  per_day: number
  /** The number of cars; unlimited if missing. */
  stock?: number
  car_features: readonly string[]
  service_options: readonly string[]
  package_details: string
  add_ons: readonly (readonly [name: string, price: number])[]
  status?: 'inactive'
}

export const rentalInsurance = `Every car is insured against damage and theft. The excess is at most Rp1.500.000 per incident, or zero with full cover.

- Covered: collision, theft, fire, injury to third parties.
- Not covered: tyres and glass, lost keys, driving without a valid licence, driving on beaches or on the slopes of the volcanoes.`

export const rentalCancellation = `- Free cancellation up to 24 hours before the pickup, local time, with a full refund.
- No refund for later cancellations or no-shows.
- Unused days are not refunded if you return the car early.`

export const rentals: readonly DemoRental[] = [
  {
    car_name: 'Toyota Agya 1.2 automatic',
    type: 'city-car',
    image: 'rental-agya',
    seats: 4,
    luggage: 1,
    pickup_location: 'Ngurah Rai Airport',
    per_day: 275,
    car_features: ['Automatic', 'Air conditioning', 'Bluetooth', 'USB charging'],
    service_options: ['Self-drive', 'Delivery in South Bali'],
    package_details:
      'Small enough for the lanes of Canggu and the parking spaces of Seminyak, and economical: a full tank lasts about 500 kilometres.',
    add_ons: [
      ['Child seat', 75],
      ['Full cover with zero excess', 250],
    ],
  },
  {
    car_name: 'Honda Brio manual',
    type: 'city-car',
    image: 'rental-brio',
    seats: 4,
    luggage: 1,
    pickup_location: 'Sanur',
    per_day: 240,
    car_features: ['Manual', 'Air conditioning', 'USB charging'],
    service_options: ['Self-drive', 'Delivery in Sanur and Ubud'],
    package_details: 'The most affordable way for two to be independent. It climbs to Kintamani without complaint.',
    add_ons: [
      ['Child seat', 75],
      ['Full cover with zero excess', 225],
    ],
  },
  {
    car_name: 'Toyota Avanza automatic',
    type: 'family-car',
    image: 'rental-avanza',
    seats: 6,
    luggage: 2,
    pickup_location: 'Ngurah Rai Airport',
    per_day: 375,
    stock: 6,
    car_features: ['Automatic', 'Air conditioning in two rows', 'Bluetooth', 'Rear camera'],
    service_options: ['Self-drive', 'With driver, 10 hours', 'Delivery in South Bali'],
    package_details:
      'Bali’s favourite family car. Every workshop knows it, every ferry takes it, and it fits a family with their luggage.',
    add_ons: [
      ['Child seat', 75],
      ['Driver for the whole rental', 1200],
      ['Full cover with zero excess', 300],
    ],
  },
  {
    car_name: 'Daihatsu Xenia manual',
    type: 'family-car',
    image: 'rental-xenia',
    seats: 6,
    luggage: 2,
    pickup_location: 'Lovina',
    per_day: 325,
    car_features: ['Manual', 'Air conditioning in two rows', 'Radio with USB'],
    service_options: ['Self-drive', 'Delivery in North Bali'],
    package_details: 'Our family car in the north. For a small fee you can return it in the south.',
    add_ons: [
      ['Return in South Bali', 350],
      ['Child seat', 75],
    ],
  },
  {
    car_name: 'Mitsubishi Xpander automatic',
    type: 'family-car',
    image: 'rental-xpander',
    seats: 7,
    luggage: 3,
    pickup_location: 'Ngurah Rai Airport',
    per_day: 475,
    car_features: ['Automatic', 'Air conditioning in three rows', 'Apple CarPlay', 'Rear camera', 'Cruise control'],
    service_options: ['Self-drive', 'With driver, 10 hours', 'Delivery in South Bali and Ubud'],
    package_details:
      'Higher ground clearance and a quieter ride than the smaller family cars: a good choice for the long drive to Amed or Menjangan.',
    add_ons: [
      ['Child seat', 75],
      ['Driver for the whole rental', 1300],
      ['Full cover with zero excess', 350],
    ],
  },
  {
    car_name: 'Toyota Innova Zenix hybrid',
    type: 'family-car',
    image: 'rental-innova',
    seats: 7,
    luggage: 4,
    pickup_location: 'Ngurah Rai Airport',
    per_day: 850,
    car_features: ['Automatic', 'Hybrid engine', 'Leather seats', 'Apple CarPlay', 'Panoramic roof', 'Lane assist'],
    service_options: ['Self-drive', 'With driver, 10 hours', 'Delivery anywhere in Bali'],
    package_details:
      'For families who travel far. It uses five litres per 100 kilometres and glides silently through villages.',
    add_ons: [
      ['Child seat', 75],
      ['Driver for the whole rental', 1400],
      ['Full cover with zero excess', 500],
    ],
  },
  {
    car_name: 'Suzuki Jimny 4x4',
    type: 'suv',
    image: 'rental-jimny',
    seats: 4,
    luggage: 1,
    pickup_location: 'Canggu',
    per_day: 650,
    stock: 2,
    car_features: ['Manual', 'Four-wheel drive', 'Air conditioning', 'Roof rack', 'Bluetooth'],
    service_options: ['Self-drive', 'Delivery in Canggu and Ubud'],
    package_details:
      'For gravel roads to empty beaches, and for the photos. The roof rack takes two surfboards; the straps are in the boot.',
    add_ons: [
      ['Surf rack pads', 60],
      ['Camping set for two', 350],
      ['Full cover with zero excess', 450],
    ],
  },
  {
    car_name: 'Toyota Fortuner diesel',
    type: 'suv',
    image: 'rental-fortuner',
    seats: 7,
    luggage: 4,
    pickup_location: 'Ngurah Rai Airport',
    per_day: 1150,
    car_features: ['Automatic', 'Leather seats', 'Air conditioning in three rows', 'Apple CarPlay', 'Rear camera'],
    service_options: ['Self-drive', 'With driver, 10 hours', 'Delivery anywhere in Bali'],
    package_details:
      'Powerful and comfortable on mountain roads, with room for seven people who want to arrive relaxed.',
    add_ons: [
      ['Child seat', 75],
      ['Driver for the whole rental', 1500],
      ['Full cover with zero excess', 600],
    ],
  },
  {
    car_name: 'Volkswagen 181 Safari, open',
    type: 'classic',
    image: 'rental-vw-safari',
    seats: 4,
    luggage: 0,
    pickup_location: 'Ubud',
    per_day: 1450,
    stock: 1,
    car_features: ['Manual', 'Open top', 'Built in 1974', 'Soft top for rain'],
    service_options: ['With driver, 8 hours'],
    package_details:
      'A vintage VW that found its way from Puebla to Ubud. Your driver knows the quiet back roads and stops wherever you like.',
    add_ons: [
      ['Picnic for two', 375],
      ['Photographer for two hours', 900],
    ],
  },
  {
    car_name: 'Toyota HiAce Commuter',
    type: 'van',
    image: 'rental-hiace',
    seats: 14,
    luggage: 8,
    pickup_location: 'Ngurah Rai Airport',
    per_day: 1350,
    car_features: ['Manual', 'Air vents at every seat', 'Microphone', 'USB ports in every row'],
    service_options: ['With driver, 10 hours', 'Delivery anywhere in Bali'],
    package_details:
      'For groups, teams and families of three generations. The price includes the driver for ten hours a day; you pay for the fuel you use.',
    add_ons: [
      ['Trailer for luggage or boards', 450],
      ['Guide for the whole rental', 1350],
    ],
  },
  {
    car_name: 'Nissan Serena',
    type: 'van',
    image: 'car-alphard',
    seats: 7,
    luggage: 3,
    pickup_location: 'Ngurah Rai Airport',
    per_day: 900,
    car_features: ['Automatic'],
    service_options: ['Self-drive'],
    package_details: 'In the workshop until further notice.',
    add_ons: [],
    status: 'inactive',
  },
]

import { addOn, perPackage } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const privateDriver: DemoTour = {
  slug: 'private-driver-bali-full-day',
  title: 'Private Driver for a Day: Bali Your Way',
  excerpt: 'A clean car, a patient driver who knows every back road, and ten hours for your own plans.',
  description: `Some days do not want a tour. You have a list of cafés, a tailor in Denpasar, a beach that somebody’s cousin mentioned, and no wish to hold a map in the traffic. For those days there is Made, or Ketut, or Nyoman, and ten hours.

Our drivers have been with us for six years on average. They speak good English, drive gently, know where the road floods and where to eat for forty thousand rupiah, and wait without sighing. Petrol, parking and tolls are in the price, and so is their advice, which is usually right.

Send us your wish list in advance, and we tell you what fits into a day; Bali is small on the map and slow on the road. Or decide in the car. The price is per car, not per person. If you are more people or have a lot of luggage, book more than one.`,
  main_image: 'private-driver',
  image_gallery: ['destination-south-bali', 'destination-ubud', 'lake-temple-noon', 'fishing-beach'],
  location: 'Anywhere in Bali',
  duration: '10 hours',
  is_popular: true,
  rating: 4.9,
  review_count: 1522,
  categories: ['rice-fields-villages', 'temples-culture'],
  destinations: ['south-bali', 'ubud', 'north-bali', 'east-bali'],
  cut_off_days: 1,
  pricing: [
    perPackage(
      'Car for up to 5 guests',
      [
        [1, 1, 750],
        [2, 3, 700],
        [4, 10, 660],
      ],
      { maxGuests: 5, description: 'Toyota Avanza or similar.', priceBeforeDiscount: 850 },
    ),
    perPackage(
      'Van for up to 12 guests',
      [
        [1, 1, 1450],
        [2, 5, 1350],
      ],
      { maxGuests: 12, description: 'Toyota HiAce Commuter.', priceBeforeDiscount: 1600 },
    ),
    perPackage('Half day, up to 5 guests', [[1, 10, 490]], { maxGuests: 5, duration: '5 hours' }),
    perPackage('Car for residents of Indonesia', [[1, 10, 600]], {
      maxGuests: 5,
      description: 'For up to 5 guests.',
      market: 'indonesia',
    }),
  ],
  add_on: [
    addOn(
      'Licensed guide in addition to the driver',
      'per_package',
      [[1, 1, 450]],
      'English, German, French, Japanese or Mandarin.',
    ),
    addOn('Child seat', 'per_package', [[1, 3, 50]], 'For children from about one to six years.'),
    addOn('Extra hour', 'per_package', [[1, 4, 75]]),
  ],
  included_items: [
    'Car with driver, fuel, parking and tolls',
    'Ten hours, door to door',
    'Water and wet towels',
    'Wi-Fi in the car',
  ],
  excluded_items: ['Entrance fees', 'Meals', 'Fast boats and ferries'],
  itinerary: [
    {
      title: 'Your day',
      activities: [
        [
          'When you like',
          'Pick-up anywhere between Canggu, Ubud, Sanur and Nusa Dua. From Amed, Lovina or Pemuteran there is a surcharge of Rp250.000.',
        ],
        [
          'All day',
          'You decide. Popular routes: Ubud and Tegallalang, Bedugul and Jatiluwih, the beaches of the Bukit, Lempuyang and Tirta Gangga.',
        ],
      ],
    },
  ],
  faq: [
    [
      'How far can we go in ten hours?',
      'Almost anywhere and back, but three stops are pleasant and six are not. Lovina and Amed are about three hours from Seminyak each way.',
    ],
    [
      'Does the driver come in with us?',
      'The driver waits at the car: guiding inside temples requires a licence. Add a guide if you want one.',
    ],
  ],
  notes: `- Overtime is charged per hour or part of an hour.
- Surfboards go on the roof, free of charge.`,
  terms: 'day',
}

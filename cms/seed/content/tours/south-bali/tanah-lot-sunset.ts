import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const tanahLotSunset: DemoTour = {
  slug: 'tanah-lot-sunset-taman-ayun',
  title: 'Tanah Lot at Sunset with the Royal Temple of Taman Ayun',
  excerpt: 'The temple in the sea when the sky is on fire, and a garden temple where you can hear the fountains.',
  description: `Taman Ayun in Mengwi was built in 1634 for a king who wanted a garden to wander in when the gods were not looking. Ten tiered towers stand behind a moat with lotus; it is one of the five places that carry the subak landscape on the World Heritage list, and in the early afternoon it is nearly empty.

On the way to the coast the road drops through rice fields to Tanah Lot, the temple on a rock that the tide turns into an island twice a day. At low water you can cross to the foot of it and be blessed at a spring of fresh water in the middle of the surf; priests, not visitors, climb further. In holes in the cliff opposite live the sea snakes that guard it, asleep most of the time.

For the last hour your guide knows a terrace on the southern side from which the silhouette is whole and the selfie sticks are behind you.`,
  main_image: 'tanah-lot-sunset',
  image_gallery: ['rock-temple-morning', 'category-temples', 'tegallalang'],
  location: 'Tabanan, Bali',
  duration: '6 hours',
  is_popular: true,
  rating: 4.7,
  review_count: 864,
  categories: ['temples-culture'],
  destinations: ['south-bali'],
  cut_off_days: 0,
  max_guests: 14,
  pricing: [
    perPerson(
      'Private tour with tickets',
      [
        [1, 1, 790],
        [2, 3, 460],
        [4, 6, 350],
        [7, 14, 295],
      ],
      { priceBeforeDiscount: 420 },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 590],
        [2, 14, 285],
      ],
      { market: 'indonesia' },
    ),
  ],
  add_on: [
    addOn(
      'Dinner at Batubolong with a sea view',
      'per_person',
      [[1, 1, 220]],
      'Three courses on the cliff beside the temple.',
    ),
  ],
  included_items: [
    'Private car and driver-guide',
    'Both entrance fees',
    'Sarong',
    'Young coconut at the sunset terrace',
  ],
  excluded_items: ['Dinner, unless added', 'Tips'],
  itinerary: [
    {
      title: 'Garden and sea',
      activities: [
        ['14:00', 'Pick-up in the south; from Ubud at 14:30.'],
        ['15:15', '**Taman Ayun**: an hour in the gardens and the small museum.'],
        ['17:00', '**Tanah Lot**: down to the rock, the spring and the snakes.'],
        ['18:15', 'Sunset from the terrace, then the way home against the traffic.'],
      ],
    },
  ],
  faq: [
    ['Can we enter the temple on the rock?', 'The rock only, at low tide. The courts above are for worshippers.'],
    [
      'What if it is cloudy?',
      'Broken cloud often makes for the best skies. The tour also takes place on grey days; clouds are not a reason for a refund.',
    ],
  ],
  notes: `- The steps to the rock are wet and uneven; sandals with a strap are best.
- The tide table decides whether the crossing is open; your guide knows the hour.`,
  terms: 'day',
}

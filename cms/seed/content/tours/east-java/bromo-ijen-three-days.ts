import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const bromoIjenThreeDays: DemoTour = {
  slug: 'bromo-ijen-three-days-surabaya-bali',
  title: 'Bromo and Ijen in Three Days, from Surabaya to Bali',
  excerpt: 'The classic overland: two volcanoes, two nights in the hills, and Bali at the end of it.',
  description: `If you have flown into Surabaya or come by train from Yogyakarta, this is the way to reach Bali that you will talk about. The first afternoon takes you past the harbour of Probolinggo up to Cemoro Lawang, a village on the very edge of the caldera. In the evening you walk to the rim and look at tomorrow.

Bromo is for the second morning: up to the viewpoint by jeep at half past three, sunrise, the sea of sand and the crater, and back for breakfast when others arrive. Then eastwards for six hours, with a stop at the Madakaripura fall, where Gajah Mada is said to have meditated in the spray, to a plantation house below Ijen among coffee and rubber.

The third night is short. Blue fire, lake, sunrise; a hot bath and breakfast; the ferry. In the afternoon you are in Lovina, Ubud or the south, wherever you like. Everything is private: car, jeep, guides, and the pace.`,
  main_image: 'bromo-ijen',
  image_gallery: ['bromo-sunrise', 'ijen-blue-lake', 'bromo-sea-of-sand', 'crater-rim'],
  location: 'Surabaya to Bali',
  duration: '3 days',
  tour_type: 'multi_day',
  is_popular: true,
  rating: 4.9,
  review_count: 647,
  categories: ['volcanoes-sunrises'],
  destinations: ['east-java'],
  cut_off_days: 3,
  max_guests: 12,
  closed_days_from_today: [7, 21, 35],
  pricing: [
    perPerson(
      'Private, twin or double room',
      [
        [1, 1, 7950, 6000],
        [2, 2, 4890, 3700],
        [3, 4, 3990, 3000],
        [5, 12, 3550, 2700],
      ],
      { priceBeforeDiscount: 4450 },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 5900, 4500],
        [2, 12, 2950, 2200],
      ],
      { market: 'indonesia' },
    ),
  ],
  add_on: [
    addOn('Single room', 'per_package', [[1, 6, 750]], 'For both nights.'),
    addOn('Tumpak Sewu on the way', 'per_person', [[1, 1, 450]], 'Instead of Madakaripura; a longer second day.'),
  ],
  included_items: [
    'Private car, jeep and ferry',
    'Two nights with breakfast',
    'Guides at Bromo and Ijen',
    'All park fees',
    'Gas mask, head torch, medical certificate',
    'Drop-off anywhere in Bali',
  ],
  excluded_items: ['Lunch and dinner', 'Horse at Bromo', 'Tips'],
  itinerary: [
    {
      title: 'To the edge of the caldera',
      activities: [
        ['12:00', 'Pick-up at Surabaya airport, station or hotel.'],
        ['16:30', '**Cemoro Lawang**; an evening walk along the rim.'],
      ],
    },
    {
      title: 'Bromo, Madakaripura, and the road east',
      activities: [
        ['03:30', 'Jeep, **sunrise**, **crater of Bromo**.'],
        ['10:30', '**Madakaripura**.'],
        ['18:00', 'Plantation house below **Ijen**.'],
      ],
    },
    {
      title: 'Blue fire, and Bali',
      activities: [
        ['01:00', '**Ijen**: fire, lake, sunrise.'],
        ['10:30', 'Ferry from Ketapang to Gilimanuk.'],
        ['15:00', 'Lovina; Ubud and the south at about 17:00.'],
      ],
    },
  ],
  faq: [
    ['Can we do it in the other direction?', 'Yes, from Bali to Surabaya. Write to us after booking.'],
    ['How much do we sleep?', 'Little, twice. The car has reclining seats and the driver drives softly.'],
  ],
  notes: `- Warm clothes for two to ten degrees, and something light for Bali.
- A case for the car and a small bag for the nights.`,
  terms: 'journey',
}

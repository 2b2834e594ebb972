import { addOn, perPerson } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Journeys over more than one destination. */
export const severalIslandsTours: readonly DemoTour[] = [
  {
    slug: 'best-of-bali-five-days',
    title: 'The Best of Bali in Five Days',
    excerpt: 'One car, one guide, three hotels, and every side of the island without packing each morning.',
    description: `This is the journey we would plan for a friend who has five days and has never been. It goes round the island in the right direction, keeps the drives under two hours where it can, and leaves the afternoons at the pool unplanned.

Two nights in Ubud come first: terraces in the morning light, the holy spring, a cooking class with a dawn market, dance at the palace. Then over the rim of Batur to the east, with Lempuyang and the water palaces, and a night in the Sidemen valley in front of the volcano. By way of the coast you reach the south for the last two nights on the beach of Sanur, with a day on Nusa Penida and an evening at Uluwatu between fire and sea.

Your guide stays the same for all five days. By the second evening he knows how you like your coffee, and by the fourth you have met his aunt.`,
    main_image: 'best-of-bali',
    image_gallery: ['ubud-in-a-day', 'lempuyang-gate', 'penida-west', 'uluwatu-cliff'],
    location: 'Ubud, Sidemen and Sanur',
    duration: '5 days',
    tour_type: 'multi_day',
    rating: 4.9,
    review_count: 318,
    categories: ['temples-culture', 'rice-fields-villages', 'island-escapes'],
    destinations: ['ubud', 'east-bali', 'south-bali', 'nusa-penida'],
    cut_off_days: 7,
    max_guests: 8,
    closed_in_days: [14, 15, 16, 17],
    pricing: [
      perPerson(
        'Private journey, good hotels',
        [
          [1, 1, 18900, 13200],
          [2, 3, 11500, 8000],
          [4, 8, 9900, 6900],
        ],
        { publish: 11500, description: 'Houses with a pool, breakfast and a garden.' },
      ),
      perPerson(
        'Private journey, villas with a pool',
        [
          [2, 3, 16900, 11800],
          [4, 8, 14500, 10100],
        ],
        { publish: 16900 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 14900, 10400],
          [2, 8, 8250, 5750],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn('Single room for four nights', 'per_package', [[1, 4, 3200]]),
      addOn(
        'Mount Batur by jeep on day three',
        'per_package',
        [[1, 2, 1450]],
        'For up to four; you leave Ubud at three in the morning.',
      ),
    ],
    included_items: [
      'Car and English-speaking guide for five days',
      'Four nights with breakfast',
      'All entrance fees, kecak and palace dance',
      'Cooking class, fast boat and car on Nusa Penida',
      'Three lunches and a dinner in Jimbaran',
      'Airport transfers',
    ],
    excluded_items: ['Flights and visa', 'Other meals', 'Tips'],
    itinerary: [
      {
        title: 'Arrival and Ubud',
        activities: [
          [
            'On arrival',
            'Your guide is at the airport. **Ubud** by way of the stone carvers; palace dance in the evening.',
          ],
        ],
      },
      {
        title: 'Terraces, springs and spices',
        activities: [
          ['06:30', 'Market and **cooking class**.'],
          ['14:00', '**Tegallalang** and **Tirta Empul** in the late light.'],
        ],
      },
      {
        title: 'Over the volcano to the east',
        activities: [
          ['08:00', 'The rim of **Batur**, then **Besakih**, the mother temple.'],
          ['15:00', '**Sidemen**: a walk, and the evening in front of Agung.'],
        ],
      },
      {
        title: 'Gates, water and the coast',
        activities: [
          ['06:00', '**Lempuyang**, **Tirta Gangga**, lunch by the sea.'],
          ['16:00', 'Beach hotel in **Sanur**.'],
        ],
      },
      {
        title: 'Nusa Penida or Uluwatu, and farewell',
        activities: [
          ['07:00', 'Fast boat to **Nusa Penida** for Kelingking and Crystal Bay; those who fly late.'],
          ['15:30', 'Or **Uluwatu**, kecak and dinner in Jimbaran on the way to the airport.'],
        ],
      },
    ],
    faq: [
      ['Can we add days?', 'Yes, anywhere. Most guests add two in Sanur or three in Munduk.'],
      [
        'Is it right for children?',
        'We have driven it with children of four to fourteen. There are child seats, and pools at all hotels.',
      ],
    ],
    notes: `- Send us your flights a week before; the guide waits however late you are.
- The last day depends on your flight: Penida needs one after 21:00.`,
    terms: 'journey',
  },
]

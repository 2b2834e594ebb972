import { addOn, perPerson } from '../prices.ts'
import type { DemoTour } from './parts/tour.ts'

/** A tour around the whole island. */
export const bestOfBaliTours: readonly DemoTour[] = [
  {
    slug: 'best-of-bali-five-days',
    title: 'Best of Bali in Five Days: Ubud, the Lakes, the Volcano and the East',
    excerpt: 'Once round the island with one driver, one guide and four nights in places worth waking up in.',
    description: `If friends of ours came for five days and asked what to see, this is what we would show them. It goes round the island against the clock, Ubud first, then over the mountains to Munduk, along the rim of Batur and down the eastern side to Sidemen, so that no day has more than three and a half hours of road.

Each stop has its hour. Jatiluwih is seen in the late morning when the mist lifts, the lake temple after the buses have gone, Batur from your breakfast table in Kintamani instead of at the end of a climb. At Lempuyang you arrive from the near side, from Sidemen, and may sleep until five.

You keep the same car and the same two people from the first morning to the last. By the third day they know how you take your coffee, and they will have changed something in the plan because you lingered somewhere. Hotels are small, with pools, and owned by families; dinner is left open on two nights, as a holiday should.`,
    main_image: 'best-of-bali',
    image_gallery: ['tegallalang', 'lake-temple-noon', 'batur-lake', 'sidemen-valley'],
    location: 'Ubud, Munduk, Kintamani and Sidemen',
    duration: '5 days 4 nights',
    tour_type: 'multi_day',
    tour_label: ['Private tour', 'Best seller'],
    is_popular: true,
    rating: 5,
    review_count: 118,
    categories: ['temples-culture', 'volcanoes-sunrises', 'rice-fields-villages'],
    destinations: ['ubud', 'north-bali', 'east-bali'],
    cut_off_days: 3,
    max_guests: 12,
    starts_in_days: 5,
    closed_days_from_today: [18, 19, 20, 21],
    pricing: [
      perPerson(
        'Boutique hotels, twin or double room',
        [
          [1, 1, 13900, 9900],
          [2, 3, 8450, 5900],
          [4, 6, 7250, 5100],
          [7, 12, 6500, 4550],
        ],
        { priceBeforeDiscount: 7600, description: 'Three- and four-star houses with a pool.' },
      ),
      perPerson(
        'Villas with a private pool in Ubud and Sidemen',
        [
          [1, 1, 19500],
          [2, 3, 12400, 7400],
          [4, 12, 10900, 6500],
        ],
        { description: 'The same route; hill lodges in Munduk and Kintamani, where there are no villas.' },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 10900, 7900],
          [2, 3, 6600, 4600],
          [4, 12, 5450, 3850],
        ],
        { market: 'indonesia', description: 'Boutique hotels. Please bring a KTP or KITAS.' },
      ),
    ],
    add_on: [
      addOn('Single room', 'per_package', [[1, 6, 2200]], 'For all four nights.'),
      addOn('Batur sunrise by jeep', 'per_package', [[1, 3, 1150]], 'On day four; one jeep takes four guests.'),
      addOn('Balinese massage in Ubud', 'per_person', [[1, 1, 320]], 'Ninety minutes on the first evening.'),
    ],
    included_items: [
      'Car, driver and guide for all five days',
      'Four nights with breakfast',
      'Four lunches and two dinners',
      'All entrance fees and village guides',
      'Airport pick-up and drop-off',
    ],
    excluded_items: ['Flights and insurance', 'Two dinners', 'Drinks', 'Tips'],
    itinerary: [
      {
        title: 'To Ubud',
        activities: [
          ['09:00', 'Pick-up at the airport or your hotel.'],
          ['10:30', '**Tirta Empul** and, if you like, the purification ritual.'],
          ['13:00', 'Lunch and the terraces of **Tegallalang**.'],
          ['16:00', 'Hotel in Ubud; the evening is free.'],
        ],
      },
      {
        title: 'Over the mountains',
        activities: [
          ['08:30', 'Through Tabanan to **Jatiluwih**, with a walk along the channels.'],
          ['13:00', 'Lunch in Bedugul.'],
          ['15:30', '**Ulun Danu Beratan** in the quiet hour.'],
          ['17:30', 'Lodge in **Munduk**, dinner at sunset.'],
        ],
      },
      {
        title: 'Cloves, falls and the caldera',
        activities: [
          ['08:00', 'Coffee and clove gardens, two **waterfalls** on foot.'],
          ['12:30', 'Lunch in Munduk.'],
          ['14:00', 'By way of the north coast up to **Kintamani**.'],
          ['17:30', 'Lodge on the rim with the volcano in front.'],
        ],
      },
      {
        title: 'Batur and the road east',
        activities: [
          ['06:15', 'Sunrise from the terrace, or by jeep.'],
          ['10:00', '**Penglipuran**, a village of bamboo roofs and swept lanes.'],
          ['12:30', 'Lunch on the way and the painted hall of **Kerta Gosa**.'],
          ['15:30', 'Walk in the valley of **Sidemen**; dinner at the hotel.'],
        ],
      },
      {
        title: 'The gate and home',
        activities: [
          ['05:15', 'To **Lempuyang** with a breakfast box.'],
          ['09:30', '**Tirta Gangga**, with time for a swim.'],
          ['12:30', 'Lunch by the sea in Candidasa.'],
          ['16:00', 'At your hotel in the south, or at the airport for flights after 19:00.'],
        ],
      },
    ],
    faq: [
      [
        'Can we add nights in between?',
        'Yes, in Ubud and Sidemen above all. Write to us with your dates and we will send you a price.',
      ],
      [
        'Is the journey good for children?',
        'Yes, from six years. They like the carp, the swim and the jeep; Lempuyang can be left out for a long breakfast.',
      ],
      [
        'How much luggage fits?',
        'One suitcase and a small bag each up to four guests. For five or more we send a larger car.',
      ],
    ],
    notes: `- Munduk and Kintamani are at 800 to 1,500 metres: pack a jumper.
- The order of the stops changes on days of large ceremonies, and then you see those.`,
    terms: 'journey',
  },
]

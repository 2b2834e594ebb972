import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const rinjaniCraterRim: DemoTour = {
  slug: 'mount-rinjani-crater-rim-two-days',
  title: 'Mount Rinjani: Two Days to the Crater Rim',
  excerpt: 'From the rice fields of Senaru to a tent at 2,641 metres, with the lake below your feet.',
  description: `Rinjani is 3,726 metres high, and the summit is another tour. The rim, for many, is the finer one: from the tent you look down on Segara Anak, a crescent lake of a deep blue that the Sasak call the child of the sea, with a young volcano smoking in the middle of it.

The path from Senaru begins among coffee and cacao, goes up through rain forest with grey monkeys and very large trees, and comes out on grass at two thousand metres. Porters overtake you in flip-flops with two baskets on a pole, and when you arrive there is tea, a mat, and rice with egg and fresh chilli. They are the best paid on the mountain, which matters to us: insured, at most twenty-five kilograms, with shoes if they want them.

The sun sets over Bali, with Agung as a black triangle in it, and rises over Sumbawa. Then you go down, to the waterfall of Tiu Kelep, and under it.`,
  main_image: 'rinjani-rim',
  image_gallery: ['batur-lake', 'jungle-pool', 'category-volcanoes'],
  location: 'Senaru, Lombok',
  duration: '2 days',
  tour_type: 'multi_day',
  rating: 4.7,
  review_count: 241,
  categories: ['volcanoes-sunrises', 'surf-adventure'],
  destinations: ['lombok-gili-islands'],
  cut_off_days: 4,
  max_guests: 10,
  starts_in_days: 12,
  ends_in_days: 240,
  closed_days_from_today: [13, 27, 28],
  pricing: [
    perPerson(
      'Shared group, up to ten guests',
      [
        [1, 1, 2450, 2450],
        [2, 10, 2190, 2190],
      ],
      { priceBeforeDiscount: 2590 },
    ),
    perPerson('Private trek', [
      [1, 1, 4950, 4950],
      [2, 3, 3390, 3390],
      [4, 10, 2890, 2890],
    ]),
    perPerson('Residents of Indonesia, shared', [[1, 10, 1690, 1690]], { market: 'indonesia' }),
  ],
  add_on: [
    addOn('Personal porter', 'per_package', [[1, 4, 550]], 'Carries up to 12 kilograms for you, both days.'),
    addOn('Third day to the lake and the hot springs', 'per_person', [[1, 1, 950]]),
  ],
  included_items: [
    'Transfer from Senggigi, Mataram or Bangsal',
    'Licensed guide and porters',
    'Tent, mattress, sleeping bag',
    'All meals on the mountain',
    'Park ticket and insurance',
    'Night in Senaru before the trek, with breakfast',
  ],
  excluded_items: ['Sleeping bag liner', 'Tips'],
  itinerary: [
    {
      title: 'Through the forest to the rim',
      activities: [
        ['07:00', 'Start at **Senaru**, 600 metres.'],
        ['12:30', 'Lunch at position three.'],
        ['16:30', 'Camp on the **crater rim**.'],
      ],
    },
    {
      title: 'Sunrise and down',
      activities: [
        ['05:45', '**Sunrise** over the lake.'],
        ['07:30', 'Descent to Senaru.'],
        ['14:00', '**Tiu Kelep** waterfall, then the transfer.'],
      ],
    },
  ],
  faq: [
    ['When is the mountain open?', 'From April to December. From January to March the park closes it.'],
    ['How cold are the nights?', 'About five degrees; the sleeping bags are rated to zero.'],
  ],
  notes: `- You climb two thousand metres in one day: train beforehand.
- You need a medical certificate at the gate; we help you get it.`,
  terms: 'trek',
}

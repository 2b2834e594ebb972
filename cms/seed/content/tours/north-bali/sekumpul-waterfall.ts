import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const sekumpulWaterfall: DemoTour = {
  slug: 'sekumpul-waterfall-trek',
  title: 'Sekumpul: Trek to the Most Beautiful Waterfalls of Bali',
  excerpt: 'Seven falls in one green amphitheatre, eighty metres high, and a path that keeps the buses away.',
  description: `Sekumpul means gathered together. Two rivers drop over the same rim, one clear and one brown after rain, and split into half a dozen columns on the way down. You see them first from a viewpoint across the valley, silent and white. Then you go down three hundred and seventy steps, through a river, and stand in the wind they make.

With a guide from the village, which is the rule here and a good one, the walk takes about three hours. Below Sekumpul proper lies Hidden Falls, a shower of fine threads where hardly anyone goes, and Fiji, three twins in a row. There is swimming at two of them, and fresh durian from the guide’s uncle, in season, for those who dare.

The drive over the mountains is part of the day: Lake Buyan below the road, the morning market at Bedugul, clove drying on mats along the verges so that the whole valley smells of it.`,
  main_image: 'sekumpul-waterfall',
  image_gallery: ['jungle-pool', 'gianyar-waterfalls', 'lake-temple-noon'],
  location: 'Sekumpul, Buleleng',
  duration: '10 hours',
  is_popular: true,
  rating: 4.9,
  review_count: 574,
  categories: ['waterfalls-jungle'],
  destinations: ['north-bali'],
  max_guests: 10,
  closed_days_from_today: [17, 18],
  pricing: [
    perPerson(
      'Private day with local guide and tickets',
      [
        [1, 1, 1290],
        [2, 3, 850],
        [4, 6, 690],
        [7, 10, 620],
      ],
      { priceBeforeDiscount: 790 },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 950],
        [2, 10, 540],
      ],
      { market: 'indonesia' },
    ),
  ],
  add_on: [
    addOn(
      'Motorbike up the last stretch',
      'per_package',
      [[1, 6, 35]],
      'From the foot of the hill to the car park, for tired legs.',
    ),
  ],
  included_items: [
    'Car and driver',
    'Village guide and medium-trek ticket',
    'Dry bag',
    'Fruit and water',
    'Lunch with a view of Lake Beratan',
  ],
  excluded_items: ['Water shoes, for hire at the entrance', 'Tips'],
  itinerary: [
    {
      title: 'Down into the valley',
      activities: [
        ['07:00', 'Pick-up; over Bedugul to the north.'],
        ['10:00', 'Start of the trek: viewpoint, river, **Hidden Falls**.'],
        ['11:15', '**Sekumpul** and **Fiji**: swim, stare, swim.'],
        ['13:30', 'Back at the top; lunch at the lake.'],
        ['17:00', 'At your hotel.'],
      ],
    },
  ],
  faq: [
    [
      'How fit do I need to be?',
      'Fit enough to climb twenty storeys in warm weather. There are benches along the way.',
    ],
    [
      'Can it be done in the rain?',
      'In light rain it is at its greenest. When the rivers rise, the guides close the lower path, and we go to Banyumala instead.',
    ],
  ],
  notes: `- Wear shoes with good grip that can get wet; the rocks are slippery.
- From eight years, for people who are steady on their feet.`,
  terms: 'trek',
}

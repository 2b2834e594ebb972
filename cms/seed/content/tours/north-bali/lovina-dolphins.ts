import { perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const lovinaDolphins: DemoTour = {
  slug: 'lovina-dolphins-banjar-hot-springs',
  title: 'Dolphins of Lovina at Sunrise and the Hot Springs of Banjar',
  excerpt: 'Out on an outrigger before six, then a warm bath between stone dragons.',
  description: `Spinner dolphins live in the deep water off the north coast and come up in the early morning to feed. Before the sun is over the cape you sit in a *jukung*, one of the slim outriggers of the fishermen of Kalibukbuk, and wait. Then somebody whistles, and forty backs go through the water in a row.

There have been years when too many boats chased too few dolphins. The skippers we work with signed the village code: engines off at fifty metres, nobody cuts across a group, half an hour and then home. You will see less drama and more dolphin.

After breakfast on the beach you drive up to Banjar, where water of 37 degrees comes out of the hill and the mouths of eight stone dragons, into pools under tall trees. The Buddhist monastery above is the largest of the island, orange and gold, with a small Borobudur in the garden. On the way back over the mountains we stop at the Gitgit falls for whoever still likes to walk.`,
  main_image: 'lovina-dolphins',
  image_gallery: ['amed-jukung', 'lake-temple-noon', 'jungle-pool', 'forest-shrine'],
  location: 'Lovina, Bali',
  duration: '11 hours',
  rating: 4.5,
  review_count: 389,
  categories: ['island-escapes', 'temples-culture'],
  destinations: ['north-bali'],
  max_guests: 10,
  pricing: [
    perPerson(
      'From South Bali or Ubud',
      [
        [1, 1, 1450],
        [2, 3, 890],
        [4, 6, 710],
        [7, 10, 640],
      ],
      { priceBeforeDiscount: 850 },
    ),
    perPerson(
      'From Lovina or Munduk',
      [
        [1, 1, 690],
        [2, 10, 420],
      ],
      { duration: '6 hours' },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 1050],
        [2, 10, 590],
      ],
      { market: 'indonesia' },
    ),
  ],
  included_items: [
    'Private car and driver-guide',
    'Outrigger with skipper and life jackets',
    'Breakfast on the beach',
    'Entrance to Banjar',
    'Towels',
  ],
  excluded_items: ['Lunch', 'Locker at the hot springs'],
  itinerary: [
    {
      title: 'Sea and springs',
      activities: [
        ['02:45', 'Pick-up in the south; pillows and blankets are in the car.'],
        ['05:45', 'Out with the **jukung**.'],
        ['08:00', 'Breakfast in Lovina.'],
        ['09:30', '**Banjar hot springs** and **Brahma Vihara Arama**.'],
        ['12:00', 'Over the mountains, with Gitgit on the way.'],
      ],
    },
  ],
  faq: [
    ['Will we definitely see dolphins?', 'On about 85 of 100 mornings. They are wild, so we cannot guarantee them.'],
    ['Can we swim with them?', 'No. It disturbs them while they feed, and our skippers do not offer it.'],
  ],
  notes: `- Bring a jumper for the boat and swimwear for the springs.
- In January and February the sea can be too rough. We let you know the evening before, and you get a full refund.`,
  terms: 'boat',
}

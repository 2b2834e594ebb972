import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const riceTerracesDay: DemoTour = {
  slug: 'ubud-rice-terraces-temples-monkey-forest',
  title: 'Ubud in a Day: Rice Terraces, Holy Springs and the Monkey Forest',
  excerpt: 'The five places around Ubud that everyone hopes to see, in the order that avoids the crowds.',
  description: `Tegallalang is at its best before ten, when the light still comes in low over the terraces and the farmers are at work between the palms. So that is where we begin, on the footpaths below the road rather than on the viewing decks above it. Your driver-guide explains the *subak*, the thousand-year-old way in which Balinese villages share their water, and why it is on the UNESCO list.

From the fields it is twenty minutes to Tirta Empul in Tampaksiring, where a spring has filled the same bathing pools since the tenth century. You may watch, or join the people who step from spout to spout to be cleansed; a sarong is waiting for you. At Gunung Kawi nearby, royal shrines seven metres high are cut into the walls of a river valley.

After lunch with a view you reach Ubud itself: the carved palace of the old royal family, the art market across the street, and at the end of Monkey Forest Road the sanctuary where more than a thousand long-tailed macaques live among mossy temples. We leave you time here, and we carry a bag for everything that shines.`,
  main_image: 'ubud-in-a-day',
  image_gallery: ['tegallalang', 'monkey-forest', 'temple-lawn-gate', 'ubud-market'],
  location: 'Ubud, Bali',
  duration: '9 hours',
  is_popular: true,
  rating: 4.9,
  review_count: 1284,
  categories: ['temples-culture', 'rice-fields-villages'],
  destinations: ['ubud'],
  max_guests: 12,
  closed_days_from_today: [17, 18],
  pricing: [
    perPerson(
      'Private tour with entrance fees',
      [
        [1, 1, 1150],
        [2, 3, 725],
        [4, 6, 560],
        [7, 12, 480],
      ],
      {
        description: 'Private car, English-speaking driver-guide and all entrance fees.',
        priceBeforeDiscount: 690,
      },
    ),
    perPerson(
      'Private tour without tickets',
      [
        [1, 1, 850],
        [2, 3, 450],
        [4, 6, 310],
        [7, 12, 250],
      ],
      {
        description: 'The same tour; you pay the entrance fees on the spot, about Rp250.000 per adult.',
      },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 780],
        [2, 3, 420],
        [4, 12, 290],
      ],
      {
        description: 'With tickets at the domestic rate. Please bring a KTP or KITAS.',
        market: 'indonesia',
      },
    ),
  ],
  add_on: [
    addOn(
      'Lunch above the terraces',
      'per_person',
      [[1, 1, 135]],
      'Nasi campur with a soft drink, vegetarian on request.',
    ),
    addOn(
      'Jungle swing ticket',
      'per_package',
      [
        [1, 3, 200],
        [4, 12, 175],
      ],
      'One ticket per person, as many swings as you dare in 30 minutes.',
    ),
  ],
  included_items: [
    'Pick-up and drop-off in South Bali or Ubud',
    'Air-conditioned car and English-speaking driver-guide',
    'Entrance fees, depending on the package',
    'Sarong and sash at the temples',
    'Cold drinking water all day',
  ],
  excluded_items: ['Lunch, unless added', 'Personal shopping', 'Tips'],
  itinerary: [
    {
      title: 'Terraces, springs and the forest',
      activities: [
        [
          '07:30',
          'We pick you up at your hotel. From Kuta or Seminyak the drive to Tegallalang takes about an hour and a half.',
        ],
        ['09:00', '**Tegallalang rice terraces**: an hour on the footpaths, with a stop for fresh coconut.'],
        ['10:30', '**Tirta Empul**, the holy spring. If you want to bathe, bring a change of clothes.'],
        ['12:00', '**Gunung Kawi**: 270 steps down to the rock shrines, and the same number up.'],
        ['13:30', 'Lunch overlooking the valley.'],
        ['15:00', '**Ubud Palace** and the art market.'],
        ['16:00', '**Sacred Monkey Forest**, then the way home.'],
      ],
    },
  ],
  faq: [
    [
      'Can we change the order of the stops?',
      'Yes, it is your private tour. We recommend keeping Tegallalang first: by eleven the paths are crowded.',
    ],
    [
      'Is it suitable for small children?',
      'Yes. At Gunung Kawi a carrier is better than a pushchair; you can also skip it and have an extra hour in Ubud.',
    ],
    ['What do we wear at the temples?', 'Anything that covers the shoulders. Sarongs and sashes are in the car.'],
  ],
  notes: `- Do not feed the monkeys, and keep glasses, phones and bottles in the bag we bring.
- Women who are menstruating are asked not to enter the inner temple courts.
- On ceremony days the pools of Tirta Empul may be reserved for worshippers for an hour or two.`,
  terms: 'day',
}

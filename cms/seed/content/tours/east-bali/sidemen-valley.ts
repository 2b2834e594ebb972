import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const sidemenValley: DemoTour = {
  slug: 'sidemen-valley-walk-weavers',
  title: 'Sidemen Valley: A Walk through the Rice and a Day with the Weavers',
  excerpt: 'The Bali that painters came for, on foot, with lunch in a house where the loom stands by the kitchen.',
  description: `Sidemen has no sights, and that is its luck. There is a valley, a river called Unda, terraces that climb from it on both sides, and Agung at the end like a stage set. People come for a walk and rebook their flights.

Komang meets you at the bridge. He is a farmer in the mornings and knows whose field has which water today, so the way changes: three hours along dikes and through chilli, peanuts and marigold, with one crossing of the river on stones. You will meet ducks, which are rented out by the day to eat the snails.

His sister-in-law weaves songket, silk with threads of gold, on a loom that she holds tight with her own back. A sarong takes her two months. In the workshop across the road the *endek* cloth is made, tied and dyed before it is woven, and you can try both until you see why it costs what it costs. On the way we stop in Klungkung, where the judges of Kerta Gosa sat under a painted ceiling of hell.`,
  main_image: 'sidemen-valley',
  image_gallery: ['tegallalang', 'flooded-terraces', 'village-street', 'balinese-table'],
  location: 'Sidemen, Bali',
  duration: '9 hours',
  rating: 4.9,
  review_count: 154,
  categories: ['rice-fields-villages', 'food-craft'],
  destinations: ['east-bali'],
  cut_off_days: 1,
  max_guests: 8,
  pricing: [
    perPerson(
      'Private day with lunch',
      [
        [1, 1, 1190, 900],
        [2, 3, 725, 540],
        [4, 8, 560, 420],
      ],
      { description: 'Car, village guide, weaving and lunch.', priceBeforeDiscount: 650 },
    ),
    perPerson(
      'Walk and weavers from Sidemen',
      [
        [1, 1, 590, 440],
        [2, 8, 380, 285],
      ],
      { description: 'For guests who already stay in the valley.', duration: '5 hours' },
    ),
  ],
  add_on: [
    addOn(
      'Rafting on the Telaga Waja',
      'per_person',
      [[1, 1, 480]],
      'In place of the afternoon: fourteen kilometres of grade three, lunch at the river.',
    ),
    addOn(
      'An endek scarf in your own colours',
      'per_package',
      [
        [1, 2, 450],
        [3, 6, 400],
      ],
      'Woven after your visit and posted to your hotel within two weeks.',
    ),
  ],
  included_items: [
    'Car from Ubud, Sanur or the south',
    'Village guide',
    'Weaving lesson',
    'Ticket for Kerta Gosa',
    'Lunch, coffee and water',
  ],
  excluded_items: ['Cloth that you buy', 'Tips'],
  itinerary: [
    {
      title: 'Klungkung and the valley',
      activities: [
        ['07:30', 'Pick-up; in Ubud at 08:00.'],
        ['08:45', '**Kerta Gosa** in Klungkung, the painted court of justice.'],
        ['10:00', 'Start of the walk in **Sidemen**.'],
        ['13:00', 'Lunch with Komang’s family.'],
        ['14:00', '**Songket and endek**: watch, ask, try.'],
        ['15:30', 'Drive back.'],
      ],
    },
  ],
  faq: [
    [
      'Is the walk difficult?',
      'Six kilometres with about a hundred metres of up and down. The dikes are narrow and muddy after rain; we lend sticks.',
    ],
    ['Do the weavers expect us to buy?', 'No. They are paid for the lesson, and there is no pressure to buy.'],
  ],
  notes: `Long trousers keep the rice from scratching. From the edge of the fields there is no shade for an hour: bring a hat.`,
  terms: 'day',
}

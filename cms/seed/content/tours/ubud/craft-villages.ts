import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const craftVillages: DemoTour = {
  slug: 'batik-wood-silver-craft-villages',
  title: 'Batik, Wood and Silver: the Craft Villages of Gianyar',
  excerpt: 'Three masters, three workshops, and a piece of your own to take home.',
  description: `South of Ubud every village has its trade. In Batubulan they cut stone, in Celuk they work silver, in Mas they carve wood, and in Batuan they paint; the road through them is one long shop window. Behind the shops, where the coaches do not stop, are the courtyards in which it is really done.

You sit down in three of them. With a batik maker in Tohpati you draw hot wax on cotton with a *canting*, a copper pen that wants a steady hand, and see your lines appear white when the cloth comes out of the dye. A carver in Mas, fourth of his line, lets you feel the difference between hibiscus and crocodile wood. In Celuk you hammer, solder and polish five grams of silver into a ring or a pendant.

It is a slow day on purpose. Lunch is *babi guling* or its vegetarian cousin in Gianyar town, and your batik dries while you eat.`,
  main_image: 'craft-villages',
  image_gallery: ['hand-drawn-batik', 'ubud-market', 'village-street'],
  location: 'Gianyar, Bali',
  duration: '7 hours',
  rating: 4.7,
  review_count: 143,
  categories: ['food-craft', 'temples-culture'],
  destinations: ['ubud'],
  max_guests: 6,
  closed_days_from_today: [9],
  pricing: [
    perPerson(
      'Private day with three workshops',
      [
        [1, 1, 1350],
        [2, 3, 890],
        [4, 6, 745],
      ],
      { priceBeforeDiscount: 980 },
    ),
  ],
  add_on: [addOn('Five more grams of silver', 'per_package', [[1, 4, 140]], 'For a heavier ring or a second piece.')],
  included_items: [
    'Private car and guide',
    'Batik cloth of 40 × 40 cm',
    'Five grams of silver and all tools',
    'Lunch',
    'Your finished pieces',
  ],
  excluded_items: ['Shopping', 'Tips'],
  itinerary: [
    {
      title: 'Three courtyards',
      activities: [
        ['08:30', 'Pick-up in Ubud, Sanur or Seminyak.'],
        ['09:30', '**Batik** in Tohpati: draw, wax, dye.'],
        ['12:00', 'Lunch in Gianyar.'],
        ['13:15', '**Wood** in Mas, with a carver of masks.'],
        ['14:15', '**Silver** in Celuk: an hour and a half at the bench.'],
      ],
    },
  ],
  faq: [
    [
      'Do I need any experience?',
      'No. The masters help as much as you let them, and everyone leaves with something to be proud of.',
    ],
    ['What is the minimum age?', 'Six for batik, and twelve for silver because of the open flame.'],
  ],
  notes: `- Batik dye stains: wear old clothes; aprons are provided.
- On the day of Galungan and the day after, the workshops are closed.`,
  terms: 'day',
}

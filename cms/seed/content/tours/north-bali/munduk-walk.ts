import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const mundukWalk: DemoTour = {
  slug: 'munduk-coffee-clove-waterfall-walk',
  title: 'Munduk on Foot: Coffee, Cloves and Four Waterfalls',
  excerpt: 'From the bush to the cup, through gardens that smell of Christmas, at a walking pace.',
  description: `The Dutch came up to Munduk for the cool air and stayed for the coffee. Their bungalows are still there, and so are the gardens: coffee under shade trees, cloves, cacao, vanilla climbing up gliricidia, avocado that nobody planted. A path of about nine kilometres leads through all of it and past four waterfalls, and our guide Komang, who farms half a hectare himself, knows every owner on the way.

Between June and September the cherries are picked, and you may help until your basket is full, which takes longer than you think. All year round you see how they are pulped, washed and dried, roast a handful in a clay pan over a wood fire, pound it, and drink it. We do not serve *luwak* coffee; the animals do better in the forest.

The waterfalls come in between. Laangan and Labuhan Kebo are small and yours alone; Melanting and the Munduk fall are tall, and loud, and cold.`,
  main_image: 'munduk-coffee',
  image_gallery: ['highland-coffee', 'jungle-pool', 'gianyar-waterfalls', 'lake-temple-noon'],
  location: 'Munduk, Bali',
  duration: '8 hours',
  rating: 4.8,
  review_count: 203,
  categories: ['rice-fields-villages', 'waterfalls-jungle', 'food-craft'],
  destinations: ['north-bali'],
  max_guests: 8,
  pricing: [
    perPerson(
      'Private walk with pickup',
      [
        [1, 1, 1240],
        [2, 3, 790],
        [4, 8, 640],
      ],
      { priceBeforeDiscount: 720 },
    ),
    perPerson(
      'Walk only, from Munduk',
      [
        [1, 1, 550],
        [2, 8, 375],
      ],
      { duration: '5 hours' },
    ),
  ],
  add_on: [
    addOn('Half a kilo of Komang’s coffee', 'per_package', [[1, 5, 110]], 'Arabica, roasted the week you come.'),
  ],
  included_items: [
    'Guide from the village',
    'Car from the south or Ubud in the package with pickup',
    'Lunch with a family',
    'Roasting and tasting',
    'Waterfall tickets',
  ],
  excluded_items: ['Walking poles', 'Tips'],
  itinerary: [
    {
      title: 'Gardens and falls',
      activities: [
        ['07:30', 'Pick-up in the south.'],
        ['10:00', 'Start at the upper end of **Munduk**, down through the gardens.'],
        ['11:00', 'Roasting coffee with Komang’s mother.'],
        ['12:30', 'Lunch.'],
        ['13:30', 'The **four waterfalls**, out at the lower road.'],
      ],
    },
  ],
  faq: [
    [
      'When is the coffee harvest?',
      'June to September. Cloves are picked in July and August, and then the roads are red with them.',
    ],
    ['Are there leeches?', 'A few after rain, above the second fall. Long trousers help.'],
  ],
  notes: `- Nine kilometres on dirt paths, 350 metres down and 120 metres up.
- Bring a light rain jacket; you will need it about every other afternoon.`,
  terms: 'trek',
}

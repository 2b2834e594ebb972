import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const southLombok: DemoTour = {
  slug: 'south-lombok-beaches-sasak-villages',
  title: 'South Lombok: Sasak Villages, Tanjung Aan and Merese Hill',
  excerpt: 'A village with floors of clay, a bay with sand like peppercorns, and buffaloes going home at sunset.',
  description: `In Sade the houses have roofs like bonnets and floors that are polished with buffalo dung, which sounds worse than it is: it keeps mosquitoes away and shines like leather. A man from the village shows you his house. Until recently, he says, one had to steal one’s bride here, with everybody’s knowledge, and he did.

From there the road goes down to the coast, which in the south of Lombok is one bay after the other, each wider than it needs to be. Tanjung Aan has two kinds of sand, flour on one side and peppercorns on the other, and a swing in the sea. Gerupuk’s fishermen take you out to the point where the surfers sit, to watch, or to surf if you are one yourself.

At five you climb Merese, ten minutes of grass above the water. The herders bring the buffaloes over the hill, the islands go dark, and half of Lombok has come with a guitar.`,
  main_image: 'south-lombok',
  image_gallery: ['fishing-beach', 'gili-lagoon', 'green-wave', 'hand-drawn-batik'],
  location: 'Kuta, Lombok',
  duration: '9 hours',
  rating: 4.7,
  review_count: 187,
  categories: ['rice-fields-villages', 'island-escapes'],
  destinations: ['lombok-gili-islands'],
  max_guests: 10,
  pricing: [
    perPerson(
      'Private tour with lunch',
      [
        [1, 1, 990],
        [2, 3, 620],
        [4, 10, 490],
      ],
      { priceBeforeDiscount: 580 },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 740],
        [2, 10, 390],
      ],
      { market: 'indonesia' },
    ),
  ],
  add_on: [addOn('Surf lesson in Gerupuk', 'per_person', [[1, 1, 450]], 'Two hours with board, boat and coach.')],
  included_items: [
    'Private car and driver-guide',
    'Village guide and donation in Sade',
    'Lunch of ayam taliwang',
    'Boat ride in Gerupuk',
    'Parking and tickets',
  ],
  excluded_items: ['Sunbeds', 'Tips'],
  itinerary: [
    {
      title: 'Villages and bays',
      activities: [
        ['10:00', 'Pick-up in Senggigi, Mataram, the airport or Kuta.'],
        ['11:15', '**Sade**.'],
        ['12:45', 'Lunch in Kuta.'],
        ['14:00', '**Tanjung Aan** and **Gerupuk**.'],
        ['17:15', '**Merese hill** until the sun has gone.'],
      ],
    },
  ],
  faq: [
    [
      'Is the village a museum?',
      'No. Seven hundred people live in it, and sell what they weave. You do not have to buy anything.',
    ],
  ],
  notes: `- In February there may be *Bau Nyale*, the festival of the sea worms: crowded, loud and wonderful.
- Ayam taliwang is hot. Say “tidak pedas” if you want it mild.`,
  terms: 'day',
}

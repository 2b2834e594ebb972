import { perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const waeRebo: DemoTour = {
  slug: 'wae-rebo-village-two-days',
  title: 'Wae Rebo: a Night in the Village above the Clouds',
  excerpt: 'Seven round houses on a mountain meadow, three hours on foot from the last road.',
  description: `The *mbaru niang* of Wae Rebo are cones of thatch fifteen metres high, five floors each, with room for eight families around a fire. Once every village of Manggarai looked like this. Only here, at 1,200 metres, at the end of a path through the cloud forest, did the people keep them, and in 2012 UNESCO gave them its prize for it.

You drive from Labuan Bajo along the south coast with its islands, pass the fields of Lodok that are divided like a spider’s web, and start to walk at noon at Denge. The path climbs for three hours, wide and shaded, with birds that you hear and rarely see. Before the last bend the guide beats a bamboo drum to announce you, and in the house of the drum an elder asks the ancestors to take you in.

Guests sleep in a house of their own, on mats in a circle, under blankets. There is chicken, greens and the coffee that grows outside the door. At six in the morning the meadow is above the clouds.`,
  main_image: 'wae-rebo',
  image_gallery: ['flooded-terraces', 'padar-morning', 'highland-coffee'],
  location: 'Manggarai, Flores',
  duration: '2 days',
  tour_type: 'multi_day',
  rating: 4.8,
  review_count: 96,
  categories: ['rice-fields-villages', 'temples-culture'],
  destinations: ['komodo-labuan-bajo'],
  cut_off_days: 4,
  max_guests: 8,
  pricing: [
    perPerson(
      'Private tour from Labuan Bajo',
      [
        [1, 1, 5650, 4200],
        [2, 3, 3490, 2600],
        [4, 8, 2750, 2050],
      ],
      { priceBeforeDiscount: 3150 },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 4300, 3200],
        [2, 8, 2290, 1700],
      ],
      { market: 'indonesia' },
    ),
  ],
  included_items: [
    'Return transfer from Labuan Bajo',
    'English-speaking guide and local porter',
    'Village fee, ceremony and overnight stay',
    'All meals from lunch on day 1 to lunch on day 2',
  ],
  excluded_items: ['Woven cloth and coffee to take home', 'Tips'],
  itinerary: [
    {
      title: 'Up to the village',
      activities: [
        ['06:00', 'Pick-up; along the coast to **Denge**.'],
        ['12:30', 'Lunch, then the walk through the forest.'],
        ['16:00', 'Welcome in the **house of the drum**.'],
        ['19:00', 'Dinner and stories by the fire.'],
      ],
    },
    {
      title: 'Above the clouds',
      activities: [
        ['06:00', 'Sunrise over the meadow, coffee, weaving.'],
        ['08:30', 'Down to Denge.'],
        ['12:00', 'Lunch by the sea, the fields of **Lodok**, back at about 18:00.'],
      ],
    },
  ],
  faq: [
    ['How comfortable is it?', 'Mats, blankets, clean toilets with cold water, electricity until ten. And the quiet.'],
    ['Do I need a porter?', 'One is included for two guests: he carries your overnight bags.'],
  ],
  notes: `- Nine kilometres with 700 metres of ascent: wear boots or sturdy trainers.
- No photos before the welcome ceremony is over.`,
  terms: 'journey',
}

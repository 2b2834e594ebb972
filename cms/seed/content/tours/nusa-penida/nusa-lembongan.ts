import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const nusaLembongan: DemoTour = {
  slug: 'nusa-lembongan-mangroves-snorkelling',
  title: 'Nusa Lembongan: Mangroves, Seaweed Farms and Two Reefs',
  excerpt: 'Penida’s gentle little sister, by paddle, on foot over the yellow bridge, and with a mask on.',
  description: `Lembongan is three kilometres long, flat enough for a bicycle, and in no hurry. In the north-east the mangroves grow out of clear water; a boatman pushes you through the channels with a pole, without a motor, and points at kingfishers before you have seen them.

Two reefs are near. At Mangrove Point the coral starts at your fins and turtles graze like cows; at Mushroom Bay it is calm enough for a first try. After lunch an open truck takes you over the narrow yellow bridge to Ceningan, where you see how seaweed is planted on ropes, dried on every roof and ends up in toothpaste and ice cream, and where the Blue Lagoon is exactly as blue as it is called.

The last hour is for Sandy Bay and the rock from which the brave jump. You do not have to.`,
  main_image: 'lembongan-mangroves',
  image_gallery: ['reef-garden', 'turtle-reef', 'fishing-beach'],
  location: 'Nusa Lembongan, from Sanur',
  duration: '9 hours',
  tour_label: ['Group tour'],
  rating: 4.7,
  review_count: 305,
  categories: ['island-escapes', 'snorkelling-diving'],
  destinations: ['nusa-penida'],
  max_guests: 14,
  pricing: [
    perPerson(
      'Day on the island with lunch',
      [
        [1, 1, 1190],
        [2, 6, 895],
        [7, 14, 820],
      ],
      { priceBeforeDiscount: 950 },
    ),
    perPerson('Residents of Indonesia', [[1, 14, 690, 520]], { market: 'indonesia' }),
  ],
  add_on: [
    addOn(
      'Stand-up paddle board in the mangroves',
      'per_package',
      [[1, 4, 150]],
      'Instead of the pole boat, one hour.',
    ),
  ],
  included_items: [
    'Return fast boat from Sanur',
    'Mangrove boat with boatman',
    'Snorkelling boat, gear and guide',
    'Open truck on both islands',
    'Lunch by the sea',
  ],
  excluded_items: ['Transfer to Sanur', 'Cliff-jump fee, Rp25.000'],
  itinerary: [
    {
      title: 'Two small islands',
      activities: [
        ['08:15', 'Check-in at Sanur, thirty-five minutes across the strait.'],
        ['09:45', '**Mangroves** by pole boat.'],
        ['11:00', 'Snorkelling at **Mangrove Point** and **Mushroom Bay**.'],
        ['13:00', 'Lunch, then over the bridge to **Ceningan**.'],
        ['16:15', 'Boat back.'],
      ],
    },
  ],
  faq: [
    ['Is it good with children?', 'It is the island day we recommend for families: short rides, calm water, sand.'],
  ],
  notes: `- The mangrove boats need water: at very low tide we change the order of the stops.
- The truck has benches and a roof, but no belts.`,
  terms: 'boat',
}

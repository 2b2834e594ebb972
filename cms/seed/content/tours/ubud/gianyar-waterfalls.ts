import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const gianyarWaterfalls: DemoTour = {
  slug: 'gianyar-waterfalls-tibumana-kanto-lampo',
  title: 'Three Waterfalls near Ubud: Kanto Lampo, Tibumana, Tukad Cepung',
  excerpt: 'One falls over a staircase of rock, one into a round pool, one into a cave full of light.',
  description: `Within half an hour of Ubud three rivers drop off the edge of the plateau, each in its own manner. Kanto Lampo comes down fifteen metres over black ledges like a staircase; you climb into the middle of it for the photograph that everyone wants. Tibumana is a single smooth column into a pool as round as a plate, and the best of the three for swimming.

Tukad Cepung is hidden in a canyon. You wade through ankle-deep water between walls that lean together until the sky is a slit, and there, between about nine and half past ten, sunbeams stand in the spray like pillars. That is why this tour starts there and why it starts early.

Between the falls the road runs through villages without a single souvenir stall. We stop at one for *bubur* or fried banana, whichever the cook has ready.`,
  main_image: 'gianyar-waterfalls',
  image_gallery: ['jungle-pool', 'monkey-forest', 'category-waterfalls'],
  location: 'Gianyar and Bangli, Bali',
  duration: '6 hours',
  rating: 4.6,
  review_count: 326,
  categories: ['waterfalls-jungle'],
  destinations: ['ubud'],
  max_guests: 12,
  pricing: [
    perPerson(
      'Private tour with tickets',
      [
        [1, 1, 890],
        [2, 3, 540],
        [4, 6, 410],
        [7, 12, 360],
      ],
      { priceBeforeDiscount: 495 },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 650],
        [2, 12, 350],
      ],
      { market: 'indonesia' },
    ),
  ],
  add_on: [
    addOn('Photographer at all three waterfalls', 'per_package', [[1, 1, 650]], 'Forty edited photos within two days.'),
  ],
  included_items: [
    'Car and English-speaking driver-guide',
    'All entrance fees',
    'Dry bag and towels',
    'A local snack',
    'Drinking water',
  ],
  excluded_items: ['Lunch', 'Swimwear'],
  itinerary: [
    {
      title: 'Cave, pool and staircase',
      activities: [
        ['07:30', 'Pick-up in Ubud; from the south half an hour earlier.'],
        ['09:00', '**Tukad Cepung**, while the light falls into the canyon.'],
        ['11:00', '**Tibumana**: a swim and a rest.'],
        ['12:15', '**Kanto Lampo**, then the way back or lunch in Ubud on the way.'],
      ],
    },
  ],
  faq: [
    ['How many steps are there?', 'About 190 at Tukad Cepung, 120 at Tibumana, 90 at Kanto Lampo. All have handrails.'],
    [
      'Will we see the light in the cave?',
      'On clear mornings from April to October, almost always. In the rainy season it is a matter of luck.',
    ],
  ],
  notes: `- Water shoes help; we have some to borrow in sizes 36 to 44.
- After heavy rain Tukad Cepung may be closed, and Goa Rang Reng takes its place.`,
  terms: 'day',
}

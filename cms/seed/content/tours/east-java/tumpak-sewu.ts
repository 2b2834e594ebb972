import { addOn, perPackage, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const tumpakSewu: DemoTour = {
  slug: 'tumpak-sewu-waterfall-malang',
  title: 'Tumpak Sewu: a Thousand Waterfalls in One',
  excerpt: 'A half-circle of falling water, 120 metres high, and the way down to stand inside it.',
  description: `The name means a thousand layers. Where the Glidik river comes off the southern slope of Semeru, the earth has opened in a horseshoe, and the water falls over the whole length of the edge, in threads, curtains and veils, a hundred and twenty metres into a green bowl that is never dry and never still.

From the viewpoint, at seven in the morning, you have the volcano behind it and the light on it. Then comes the descent, which is the adventure: bamboo ladders, ropes, a streambed that serves as the path. At the bottom you walk through rain that falls upwards. Around the next bend lies Goa Tetes, a cave of dripping terraces the colour of honey, in which you may shower under a dozen small falls.

Our guide carries a rope, a dry bag and your camera. In the afternoon, in Malang, there is *bakso* at the place where the mayor eats.`,
  main_image: 'tumpak-sewu',
  image_gallery: ['jungle-pool', 'sekumpul-waterfall', 'bromo-sea-of-sand'],
  location: 'Lumajang, East Java',
  duration: '11 hours',
  rating: 4.8,
  review_count: 169,
  categories: ['waterfalls-jungle', 'surf-adventure'],
  destinations: ['east-java'],
  cut_off_days: 2,
  max_guests: 8,
  pricing: [
    perPerson(
      'Private, from Malang',
      [
        [1, 1, 1890],
        [2, 3, 1150],
        [4, 8, 920],
      ],
      { priceBeforeDiscount: 1090 },
    ),
    perPackage('Car for up to 5, without guide', [[1, 3, 1650]], {
      maxGuests: 5,
      description: 'You walk with a village guide, whom you pay on the spot.',
    }),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 1290],
        [2, 8, 690],
      ],
      { market: 'indonesia' },
    ),
  ],
  add_on: [addOn('Water shoes', 'per_package', [[1, 8, 40]])],
  included_items: ['Car from Malang', 'Guide, tickets for the fall and the cave', 'Helmet and dry bag', 'Lunch'],
  excluded_items: ['Water shoes, unless added', 'Tips'],
  itinerary: [
    {
      title: 'Over the edge',
      activities: [
        ['04:30', 'Pick-up in Malang.'],
        ['07:15', 'The **viewpoint**.'],
        ['08:00', 'Down into the bowl, then **Goa Tetes**.'],
        ['12:00', 'Lunch, dry clothes, the drive back.'],
      ],
    },
  ],
  faq: [
    [
      'Is the descent dangerous?',
      'It is steep and wet, with well-maintained ladders and ropes. If you are afraid of heights, enjoy the view from the top.',
    ],
  ],
  notes: `- Minimum age 12.
- After heavy rain the bottom is closed; the view from above is then at its most powerful.`,
  terms: 'trek',
}

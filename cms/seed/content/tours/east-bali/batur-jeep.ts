import { addOn, perPackage } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const baturJeep: DemoTour = {
  slug: 'batur-sunrise-jeep-black-lava',
  title: 'Batur at Sunrise by Jeep, and the Black Lava Fields',
  excerpt: 'The same sunrise without the climb: an open jeep, a blanket and hot coffee on the bonnet.',
  description: `Wayan bought his jeep from a vegetable dealer in Kintamani and painted it green himself. It is from 1982, has no roof, and climbs the track above the lake as if it were on rails. You sit in the back with a blanket, a bad road and more stars than you are used to.

The ridge on the eastern side of the caldera looks straight across to the volcano, with the lake below you and the fog that lies in it until the sun comes. There is coffee, there is banana cake, and because we park on the farmers' side there is no row of forty jeeps in front of your picture.

When it is light you drive down into the caldera and out onto the lava of 1963, a field of black blocks as far as the first houses. Nothing has been planted there, only a few ferns have begun. Wayan stops where his grandfather's field was. A bath in the hot springs on the shore can follow, and most people say yes to it.`,
  main_image: 'batur-jeep',
  image_gallery: ['batur-lake', 'batur-sunrise', 'highland-coffee'],
  location: 'Kintamani, Bali',
  duration: '8 hours',
  rating: 4.7,
  review_count: 268,
  categories: ['volcanoes-sunrises'],
  destinations: ['east-bali'],
  cut_off_days: 1,
  max_guests: 12,
  pricing: [
    perPackage(
      'Jeep for up to four, with transfer',
      [
        [1, 1, 1850],
        [2, 3, 1750],
      ],
      {
        maxGuests: 4,
        description: 'One package is one jeep. Pick-up in Ubud, Sanur, Kuta or Seminyak.',
        priceBeforeDiscount: 2200,
      },
    ),
    perPackage('Jeep for up to four, from Kintamani', [[1, 3, 1150]], {
      maxGuests: 4,
      description: 'Make your own way to our meeting point in Penelokan.',
      duration: '4 hours',
    }),
    perPackage('Jeep for residents of Indonesia', [[1, 3, 950]], {
      maxGuests: 4,
      description: 'From Penelokan, up to four guests.',
      duration: '4 hours',
      market: 'indonesia',
    }),
  ],
  add_on: [
    addOn(
      'Hot springs with breakfast',
      'per_person',
      [[1, 1, 240]],
      'Two hours at the lake, towels and a cooked breakfast.',
    ),
    addOn('Photographer', 'per_package', [[1, 1, 650]], 'Rides along and sends you thirty edited photos.'),
  ],
  included_items: [
    'Open jeep with driver',
    'Blankets',
    'Coffee, tea and banana cake',
    'Entrance to the geopark',
    'Transfer, depending on the package',
  ],
  excluded_items: ['Hot springs, unless added', 'Tips'],
  itinerary: [
    {
      title: 'From the ridge into the lava',
      activities: [
        ['02:30', 'Pick-up in the south; in Ubud at 03:30.'],
        ['04:45', 'Into the jeep at **Penelokan**.'],
        ['05:30', 'Coffee on the ridge, and the **sunrise** soon after six.'],
        ['07:15', 'Down to the **black lava** of 1963.'],
        ['08:30', 'Hot springs, if you added them.'],
        ['10:30', 'Back in Ubud.'],
      ],
    },
  ],
  faq: [
    [
      'Is it safe with small children?',
      'From three years, on a parent’s lap or between two adults. The jeep is slow and has belts in the back.',
    ],
    [
      'Do I need a jacket?',
      'Yes. It is an open car at fourteen hundred metres before dawn; the blankets help with the rest.',
    ],
  ],
  notes: `- Not suitable during pregnancy or with back problems: the track is rough.
- Each jeep takes up to four guests.`,
  terms: 'day',
}

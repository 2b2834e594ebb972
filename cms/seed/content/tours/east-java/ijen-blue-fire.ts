import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const ijenBlueFire: DemoTour = {
  slug: 'ijen-blue-fire-from-bali',
  title: 'Ijen from Bali: Blue Fire and the Acid Lake in One Night',
  excerpt:
    'Across the strait at night, up the mountain at two, eye to eye with a flame that exists in two places on earth.',
  description: `The gas that comes out of the ground in the crater of Kawah Ijen burns, when it meets the air at 600 degrees, with a flame of electric blue. It is seen only in the dark. So you leave Bali in the evening, cross the narrow strait to Java by ferry, and start up the path at two in the morning with a gas mask around your neck and the lights of Banyuwangi below.

After three kilometres uphill and eight hundred metres down into the crater you stand, at a respectful distance, in front of it. Men come past with eighty kilograms of yellow sulphur in two baskets; make room for them, they have the right of way and the harder day.

At dawn you are back on the rim. Below lies the largest acid lake in the world, turquoise and steaming, and the sun comes up over Bali, where you came from. Our guides were miners once. They know the wind, and they turn a group round before it does.`,
  main_image: 'ijen-blue-lake',
  image_gallery: ['crater-rim', 'bromo-sea-of-sand', 'destination-east-java'],
  location: 'Banyuwangi, East Java',
  duration: '18 hours',
  rating: 4.7,
  review_count: 514,
  categories: ['volcanoes-sunrises', 'surf-adventure'],
  destinations: ['east-java', 'north-bali'],
  cut_off_days: 2,
  max_guests: 10,
  closed_days_from_today: [8, 36],
  pricing: [
    perPerson(
      'From South Bali or Ubud',
      [
        [1, 1, 3450],
        [2, 3, 2150],
        [4, 6, 1650],
        [7, 10, 1490],
      ],
      { priceBeforeDiscount: 1890 },
    ),
    perPerson(
      'From Banyuwangi',
      [
        [1, 1, 1150],
        [2, 10, 690],
      ],
      { duration: '9 hours' },
    ),
    perPerson(
      'Residents of Indonesia, from Bali',
      [
        [1, 1, 2650],
        [2, 10, 1290],
      ],
      { market: 'indonesia' },
    ),
  ],
  add_on: [
    addOn(
      'Medical certificate on the way',
      'per_person',
      [[1, 1, 50]],
      'Required by the park; a doctor checks you at the ferry.',
    ),
  ],
  included_items: [
    'Car, ferry and driver',
    'Guide who used to be a miner',
    'Gas mask and head torch',
    'Park entrance and insurance',
    'Breakfast box',
  ],
  excluded_items: ['Medical certificate, unless added or brought', 'Tips'],
  itinerary: [
    {
      title: 'Over the strait and back',
      activities: [
        ['18:30', 'Pick-up; four hours to Gilimanuk, ferry, a short rest.'],
        ['02:00', 'Start at **Paltuding**.'],
        ['03:45', 'Down to the **blue fire**.'],
        ['05:20', 'Sunrise above the **lake**.'],
        ['07:30', 'Coffee, ferry, and sleep in the car; at your hotel at about 13:00.'],
      ],
    },
  ],
  faq: [
    [
      'Is the blue fire always there?',
      'Mostly. Rain, wind and the level of the volcano can hide it, and then the path down is closed.',
    ],
    [
      'How hard is the climb?',
      'Five hundred metres of height on a good path. The descent into the crater is rocky and needs sure feet.',
    ],
  ],
  notes: `- Contact lenses are a bad idea in sulphur gas.
- Not suitable during pregnancy or with asthma or heart problems.
- The park closes on the first Friday of each month.`,
  terms: 'trek',
}

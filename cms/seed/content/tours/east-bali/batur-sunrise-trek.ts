import { addOn, onePrice, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const baturSunriseTrek: DemoTour = {
  slug: 'mount-batur-sunrise-trek',
  title: 'Mount Batur Sunrise Trek with Breakfast on the Rim',
  excerpt: 'Two hours uphill by torchlight, an egg boiled in volcanic steam, and the sun coming up behind Lombok.',
  description: `We pick you up at one on the coast or at two in Ubud. At three you stand in Toya Bungkah on the shore of the lake with a torch and a guide from the village, who is required here and worth having: the paths divide many times in the dark.

It is six hundred metres up to the rim at 1,717 metres. The first hour is a farm track between tomatoes and onions, the second is loose gravel on old lava. We leave early, so nobody has to hurry.

On top it is about twelve degrees. Your guide lays eggs and bananas into a crack in the rock, where steam cooks them in ten minutes, and soon after six the sun rises next to Mount Agung, with Rinjani on Lombok on the horizon. On the way down you pass the steaming crater of 1963 and the black lava that it left in the caldera.`,
  main_image: 'batur-sunrise',
  image_gallery: ['batur-lake', 'batur-jeep', 'highland-coffee'],
  location: 'Kintamani, Bali',
  duration: '9 - 10 hours',
  tour_label: ['Group tour', 'Private tour'],
  is_popular: true,
  rating: 4.8,
  review_count: 896,
  categories: ['volcanoes-sunrises', 'surf-adventure'],
  destinations: ['east-bali'],
  cut_off_hours: 12,
  start_times: [
    { time: '01:00', label: 'Sunrise, pickup on the coast', capacity: 20 },
    { time: '02:00', label: 'Sunrise, pickup in Ubud', capacity: 15 },
  ],
  max_guests: 15,
  closed_in_days: [19, 20],
  pricing: [
    onePrice('Shared trek, up to 15 guests', 495, {
      description: 'One guide for every four guests, shared transfer from Ubud or the south.',
      publish: 600,
      child: 450,
    }),
    perPerson(
      'Private trek with your own car and guide',
      [
        [1, 1, 1250, 1000],
        [2, 3, 745, 600],
        [4, 6, 620, 500],
        [7, 15, 560, 450],
      ],
      { description: 'Start when you want and go at your own pace.' },
    ),
    onePrice('Shared trek for residents of Indonesia', 395, {
      description: 'Please bring a KTP or KITAS.',
      market: 'indonesia',
      child: 350,
    }),
  ],
  add_on: [
    addOn(
      'Hot springs on Lake Batur',
      'per_person',
      [[1, 1, 190]],
      'Two hours in pools of 38 degrees, towel and locker included.',
    ),
    addOn(
      'Coffee farm on the way back',
      'per_person',
      [[1, 1, 75]],
      'A walk through the trees and a tasting of six cups.',
    ),
    addOn(
      'Warm jacket to borrow',
      'per_package',
      [
        [1, 3, 50],
        [4, 15, 40],
      ],
      'Washed after every trek.',
    ),
  ],
  included_items: [
    'Transfer from Ubud, Sanur, Kuta or Seminyak',
    'Local trekking guide and entrance fee',
    'Torch and walking stick',
    'Breakfast on the rim: eggs, bananas, bread, coffee or tea',
    'Drinking water',
  ],
  excluded_items: ['Transfer from Uluwatu and Nusa Dua', 'Hot springs, unless added', 'Tips'],
  itinerary: [
    {
      title: 'Night, sunrise, black lava',
      activities: [
        ['01:00', 'Pick-up in Seminyak, Kuta or Sanur; in Ubud at about 02:00.'],
        ['03:15', 'Banana pancake and coffee at the foot of the mountain.'],
        ['03:45', 'Up from **Toya Bungkah**, two hours with breaks.'],
        ['06:10', '**Sunrise** and breakfast on the rim.'],
        ['07:15', 'Round part of the crater and down over the lava.'],
        ['09:00', 'Back at the car; hot springs or home, where you arrive before noon.'],
      ],
    },
  ],
  faq: [
    [
      'How fit do we have to be?',
      'If you can climb stairs for half an hour without stopping, you will get there. The last stretch is steep and loose.',
    ],
    [
      'And if it is cloudy?',
      'Often from November to March. If the guides call it off at the start, you get a full refund.',
    ],
  ],
  notes: `- Bring closed shoes with good grip, a warm layer and a windproof jacket.
- Not suitable during pregnancy or with heart or knee problems.
- There is a toilet at the start and none on the mountain.`,
  terms: 'trek',
}

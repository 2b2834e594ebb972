import { addOn, onePrice, perPackage, perPerson } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Up and around Mount Batur and Mount Agung. */
export const eastBaliVolcanoTours: readonly DemoTour[] = [
  {
    slug: 'mount-batur-sunrise-trek',
    title: 'Mount Batur Sunrise Trek with Breakfast on the Rim',
    excerpt: 'Two hours uphill by torchlight, an egg boiled in volcanic steam, and the sun coming up behind Lombok.',
    description: `The alarm rings at half past one, and nobody is cheerful about it. At three you stand in Toya Bungkah on the shore of the lake, with a torch, a bamboo stick if you like, and a guide from the village, who is required here and worth having: the paths divide many times in the dark.

It is six hundred metres up to the rim at 1,717 metres. The first hour is a farm track between tomatoes and onions, the second is loose gravel on the old lava, and there you go at the speed of your slowest. We leave early so that this does not matter.

On top it is about twelve degrees. Your guide lays eggs and bananas into a crack in the rock, where steam cooks them in ten minutes, and soon after six the sun rises to the left of Agung, with Rinjani on Lombok as a thin blue triangle beside it. On the way down you pass the crater of 1963, still breathing, and the long black tongue of lava that it left in the caldera.`,
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
    cut_off_days: 1,
    max_guests: 15,
    closed_in_days: [19, 20],
    pricing: [
      onePrice('Shared trek, at most 15 guests', 495, {
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
        'Coffee farm on the way home',
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
        'From November to March about every second morning is. The guides decide at the foot; you pay nothing if they cancel.',
      ],
      ['Can children come along?', 'From eight years, if they like walking. For smaller ones take the jeep.'],
      ['Where do we leave our luggage?', 'In the car, which stays locked with the driver beside it.'],
    ],
    notes: `- Closed shoes with a profile, a warm layer and something against wind.
- Not for guests who are pregnant or have trouble with heart or knees.
- There is a toilet at the start and none on the mountain.`,
    terms: 'trek',
  },
  {
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
        { description: 'One package is one jeep. Pick-up in Ubud, Sanur, Kuta or Seminyak.', publish: 2200 },
      ),
      perPackage('Jeep for up to four, from Kintamani', [[1, 3, 1150]], {
        description: 'You come to our meeting point in Penelokan yourselves.',
        duration: '4 hours',
      }),
      perPackage('Jeep for residents of Indonesia', [[1, 3, 950]], {
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
      addOn('Photographer', 'per_package', [[1, 1, 650]], 'Rides along and sends thirty edited pictures.'),
    ],
    included_items: [
      'Open jeep with driver',
      'Blankets',
      'Coffee, tea and banana cake',
      'Entrance to the geopark',
      'Transfer of the package you choose',
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
          ['08:30', 'Hot springs for whoever added them.'],
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
- Four guests to a jeep is comfortable, five is not possible.`,
    terms: 'day',
  },
  {
    slug: 'mount-agung-summit-pasar-agung',
    title: 'Mount Agung by Night: To the Rim of Bali’s Highest Mountain',
    excerpt: 'A hard climb from Pasar Agung temple, with prayers before it and three islands in view at the end.',
    description: `Agung is not a walk. From the temple of Pasar Agung on the southern flank you climb nearly fourteen hundred metres in four hours, first through forest on roots, then over bare rock on which hands are useful. You should have other mountains behind you before this one.

It is also the seat of the gods, and that is meant literally. Ketut, who leads this climb, has a priest's blessing and brings offerings; before the first step he prays at the gate, and you are asked to stand with him for five minutes. No beef is carried on the mountain. On the days of the great ceremonies nobody climbs at all.

If the weather holds, you are at the crater's edge at half past five. Rinjani is to the east and the volcanoes of Java are to the west, and for ten minutes the shadow of the mountain under you lies across half of Bali as a perfect triangle. Then it gets warm, and the long way down begins, which is when knees find out their age.`,
    main_image: 'agung-summit',
    image_gallery: ['batur-lake', 'sidemen-valley', 'temple-lawn-gate'],
    location: 'Pasar Agung, Selat',
    duration: '13 - 14 hours',
    rating: 4.9,
    review_count: 64,
    categories: ['volcanoes-sunrises', 'surf-adventure'],
    destinations: ['east-bali'],
    cut_off_days: 2,
    max_guests: 8,
    places_per_day: 8,
    starts_in_days: 14,
    ends_in_days: 240,
    closed_in_days: [28, 29, 30, 43],
    pricing: [
      perPerson(
        'Private climb with transfer',
        [
          [1, 1, 2450],
          [2, 3, 1450],
          [4, 8, 1200],
        ],
        { description: 'One guide for every two climbers.', publish: 1400 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 1900],
          [2, 8, 1050],
        ],
        { market: 'indonesia', description: 'Please bring a KTP or KITAS.' },
      ),
    ],
    add_on: [
      addOn(
        'Night in Sidemen before the climb',
        'per_package',
        [[1, 4, 650]],
        'A double room near the start with an early dinner, so that the night is shorter on the road.',
      ),
      addOn('Trekking poles', 'per_person', [[1, 1, 60]], 'A pair for each climber; your knees will thank you.'),
    ],
    included_items: [
      'Licensed mountain guides',
      'Permit, temple donation and offerings',
      'Head torch and helmet',
      'Hot noodles at the rim, fruit, water',
      'Transfer from Ubud, Sidemen or the south',
    ],
    excluded_items: ['Walking boots and warm clothes', 'Insurance', 'Tips'],
    itinerary: [
      {
        title: 'One long night',
        activities: [
          ['22:30', 'Pick-up in the south; in Ubud at 23:15, in Sidemen at midnight.'],
          ['01:00', 'Prayer and start at **Pasar Agung** temple, about 1,600 metres up.'],
          ['03:30', 'Out of the trees and onto the rock.'],
          ['05:30', 'The **crater rim**: sunrise and breakfast.'],
          ['07:00', 'Down again, four hours with care.'],
          ['12:30', 'Back at your hotel, to sleep.'],
        ],
      },
    ],
    faq: [
      [
        'Is this the highest point?',
        'It is the southern rim. The true summit is on the western side and takes seven hours from Besakih, which we arrange on request.',
      ],
      [
        'How do you judge whether we are ready?',
        'We ask for your last long climb. If it was Batur and it felt easy, good; if it felt hard, please choose another day with us.',
      ],
      [
        'Is the volcano active?',
        'Yes. We climb only while the observatory holds it at the lowest level, and check that on the afternoon before.',
      ],
    ],
    notes: `- Boots with ankle support, gloves, a fleece and a windproof jacket. Near the top it is around eight degrees.
- Climbers are between 16 and 60, older with a doctor’s note.
- Women who are menstruating are asked by the temple not to start from its gate.`,
    terms: 'trek',
  },
]

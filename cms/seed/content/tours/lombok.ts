import { addOn, onePrice, perPackage, perPerson } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Tours on Lombok and the Gili islands. */
export const lombokTours: readonly DemoTour[] = [
  {
    slug: 'three-gilis-snorkelling-turtles-statues',
    title: 'The Three Gilis by Boat: Turtles, Statues and a Lazy Lunch',
    excerpt: 'Trawangan, Meno and Air in one day, with a mask on for half of it.',
    description: `Gili means small island, so Gili islands means small island islands, and nobody minds. There are no cars and no motorbikes on any of them, only bicycles, little horses and sand. What there is in abundance are green turtles: at Meno wall and off Trawangan’s north you meet three or four on every swim, eating sea grass and coming up for air next to you.

Off Meno, at four metres, forty-eight people of concrete stand and lie in a circle with their eyes closed. *Nest* was made by Jason deCaires Taylor in 2017 and is growing corals in its hair by now. Early in the day, which is when we go, you have it for a quarter of an hour with the light coming down in bars.

Lunch is on Gili Air under a roof of grass. Afterwards you may cycle round the island, which takes forty minutes with stops, or not.`,
    main_image: 'gili-snorkelling',
    image_gallery: ['gili-lagoon', 'turtle-reef', 'reef-garden', 'fishing-beach'],
    location: 'Gili Islands, Lombok',
    duration: '8 hours',
    tour_label: ['Group tour', 'Private tour'],
    rating: 4.8,
    review_count: 533,
    categories: ['snorkelling-diving', 'island-escapes'],
    destinations: ['lombok-gili-islands'],
    max_guests: 16,
    pricing: [
      onePrice('Shared boat with lunch', 590, { child: 450, publish: 690 }),
      perPackage('A boat of your own, up to 6 guests', [[1, 2, 2650]], { publish: 2900 }),
      onePrice('Residents of Indonesia', 450, { child: 340, market: 'indonesia' }),
    ],
    add_on: [
      addOn('Bicycle on Gili Air', 'per_package', [[1, 16, 50]]),
      addOn('Camera with your pictures', 'per_package', [[1, 2, 250]]),
    ],
    included_items: [
      'Boat with captain and snorkelling guide',
      'Mask, fins, vest',
      'Lunch on Gili Air',
      'Transfer from Senggigi, Bangsal or your pier on the Gilis',
      'Marine fee',
    ],
    excluded_items: ['Fast boat from Bali', 'Towels'],
    itinerary: [
      {
        title: 'Three islands',
        activities: [
          ['08:00', 'Pick-up in Senggigi; on the Gilis at 08:45.'],
          ['09:15', 'The statues of **Nest** and **Meno wall**.'],
          ['11:00', 'Turtles off **Trawangan**.'],
          ['12:30', 'Lunch and the beach on **Gili Air**.'],
          ['15:00', 'Last swim at the Air wall, and back.'],
        ],
      },
    ],
    faq: [
      [
        'Can we come from Bali for the day?',
        'The fast boats take two hours each way; a night on the islands is the better idea. We can book both.',
      ],
    ],
    notes: `- Keep three metres from the turtles and never above them: they need the way up.
- The statues are at four metres; from the surface you see them well.`,
    terms: 'boat',
  },
  {
    slug: 'mount-rinjani-crater-rim-two-days',
    title: 'Mount Rinjani: Two Days to the Crater Rim',
    excerpt: 'From the rice fields of Senaru to a tent at 2,641 metres, with the lake below your feet.',
    description: `Rinjani is 3,726 metres high, and the summit is another tour. The rim, for many, is the finer one: from the tent you look down on Segara Anak, a crescent lake of a deep blue that the Sasak call the child of the sea, with a young volcano smoking in the middle of it.

The path from Senaru begins among coffee and cacao, goes up through rain forest with grey monkeys and very large trees, and comes out on grass at two thousand metres. Porters overtake you in flip-flops with two baskets on a pole, and when you arrive there is tea, a mat, and rice with egg and fresh chilli. They are the best paid on the mountain, which matters to us: insured, at most twenty-five kilograms, with shoes if they want them.

The sun sets over Bali, with Agung as a black triangle in it, and rises over Sumbawa. Then you go down, to the waterfall of Tiu Kelep, and under it.`,
    main_image: 'rinjani-rim',
    image_gallery: ['batur-lake', 'jungle-pool', 'category-volcanoes'],
    location: 'Senaru, Lombok',
    duration: '2 days',
    tour_type: 'multi_day',
    rating: 4.7,
    review_count: 241,
    categories: ['volcanoes-sunrises', 'surf-adventure'],
    destinations: ['lombok-gili-islands'],
    cut_off_days: 4,
    max_guests: 10,
    starts_in_days: 12,
    ends_in_days: 240,
    closed_in_days: [13, 27, 28],
    pricing: [
      perPerson(
        'Shared group of at most ten',
        [
          [1, 1, 2450, 2450],
          [2, 10, 2190, 2190],
        ],
        { publish: 2590 },
      ),
      perPerson('Private trek', [
        [1, 1, 4950, 4950],
        [2, 3, 3390, 3390],
        [4, 10, 2890, 2890],
      ]),
      perPerson('Residents of Indonesia, shared', [[1, 10, 1690, 1690]], { market: 'indonesia' }),
    ],
    add_on: [
      addOn('Personal porter', 'per_package', [[1, 4, 550]], 'Carries up to 12 kilograms for you, both days.'),
      addOn('Third day to the lake and the hot springs', 'per_person', [[1, 1, 950]]),
    ],
    included_items: [
      'Transfer from Senggigi, Mataram or Bangsal',
      'Licensed guide and porters',
      'Tent, mattress, sleeping bag',
      'All meals on the mountain',
      'Park ticket and insurance',
      'A night before in Senaru with breakfast',
    ],
    excluded_items: ['Sleeping bag liner', 'Tips'],
    itinerary: [
      {
        title: 'Through the forest to the rim',
        activities: [
          ['07:00', 'Start at **Senaru**, 600 metres.'],
          ['12:30', 'Lunch at position three.'],
          ['16:30', 'Camp on the **crater rim**.'],
        ],
      },
      {
        title: 'Sunrise and down',
        activities: [
          ['05:45', '**Sunrise** over the lake.'],
          ['07:30', 'Descent to Senaru.'],
          ['14:00', '**Tiu Kelep** waterfall, then the transfer.'],
        ],
      },
    ],
    faq: [
      ['When is the mountain open?', 'From April to December. From January to March the park closes it.'],
      ['How cold are the nights?', 'About five degrees; the sleeping bags are made for zero.'],
    ],
    notes: `- Two thousand metres up in one day: train a little before.
- A doctor’s note is asked for at the gate; we help you to get it.`,
    terms: 'trek',
  },
  {
    slug: 'south-lombok-beaches-sasak-villages',
    title: 'South Lombok: Sasak Villages, Tanjung Aan and Merese Hill',
    excerpt: 'A village with floors of clay, a bay with sand like peppercorns, and buffaloes going home at sunset.',
    description: `In Sade the houses have roofs like bonnets and floors that are polished with buffalo dung, which sounds worse than it is: it keeps mosquitoes away and shines like leather. A man of the village shows you his own. Until recently, he says, one had to steal one’s bride here, with everybody’s knowledge, and he did.

From there the road goes down to the coast, which in the south of Lombok is one bay after the other, each wider than it needs to be. Tanjung Aan has two kinds of sand, flour on one side and peppercorns on the other, and a swing in the sea. Gerupuk’s fishermen take you out to the point where the surfers sit, if you like to look, or to surf, if you are one.

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
        { publish: 580 },
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
      ['Is the village a museum?', 'No. Seven hundred people live in it, and sell what they weave. You need not buy.'],
    ],
    notes: `- In February there may be *Bau Nyale*, the festival of the sea worms: full, loud and wonderful.
- Ayam taliwang is hot. Say "tidak pedas" if you mean it.`,
    terms: 'day',
  },
]

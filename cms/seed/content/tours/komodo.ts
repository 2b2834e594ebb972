import { addOn, onePrice, perPackage, perPerson } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Tours from Labuan Bajo. */
export const komodoTours: readonly DemoTour[] = [
  {
    slug: 'komodo-padar-pink-beach-speedboat-day',
    title: 'Komodo in a Day by Speedboat: Padar, Pink Beach, Dragons and Mantas',
    excerpt: 'Six stops in eleven hours, from the three bays of Padar to a reef where the mantas queue.',
    description: `The park lies two hours west of Labuan Bajo by slow boat and fifty minutes by ours, which makes it possible to be on top of Padar before the heat and the crowd. Eight hundred steps lead up. On the way the hills fold and turn, and at the top there are three bays below you, one with white sand, one with grey, one with pink.

On Komodo island a ranger with a forked stick walks ahead. There are some seventeen hundred dragons here, up to three metres long; they look like driftwood until they breathe. Pink Beach gets its colour from crumbled red coral, best seen where the last wave has just gone back. Then masks on: Taka Makassar, a crescent of sand in the middle of the sea, and Manta Point, where the current brings plankton and the plankton brings mantas. Kanawa’s house reef, with turtles, closes the day.

We take at most twenty guests on a boat built for thirty, with a roof, a toilet, and lunch made that morning.`,
    main_image: 'komodo-day',
    image_gallery: ['padar-morning', 'manta-point', 'turtle-reef', 'padar-noon'],
    location: 'Komodo National Park, from Labuan Bajo',
    duration: '11 hours',
    tour_label: ['Group tour'],
    is_popular: true,
    rating: 4.8,
    review_count: 879,
    categories: ['island-escapes', 'snorkelling-diving'],
    destinations: ['komodo-labuan-bajo'],
    cut_off_days: 2,
    max_guests: 20,
    closed_in_days: [15],
    pricing: [
      onePrice('Shared speedboat, at most 20 guests', 1590, {
        publish: 1850,
        child: 1290,
        description: 'Park fee not included; it is paid on the spot, Rp350.000 on weekdays.',
      }),
      perPackage(
        'A speedboat of your own, up to 8 guests',
        [
          [1, 1, 12500],
          [2, 3, 11800],
        ],
        { publish: 13500 },
      ),
      onePrice('Residents of Indonesia', 1190, { child: 950, market: 'indonesia' }),
    ],
    add_on: [
      addOn('Park fee and ranger, prepaid', 'per_person', [[1, 1, 375]], 'We buy the ticket with your names.'),
      addOn('Underwater photographer', 'per_package', [[1, 1, 900]]),
    ],
    included_items: [
      'Speedboat with crew and guide',
      'Hotel pick-up in Labuan Bajo',
      'Mask and fins',
      'Lunch, fruit, coffee and water',
      'Towels',
    ],
    excluded_items: ['Park fee, unless added', 'Tips'],
    itinerary: [
      {
        title: 'Six stops in the park',
        activities: [
          ['05:30', 'Pick-up, boat at six.'],
          ['07:00', '**Padar**: up and down in an hour and a half.'],
          ['09:15', '**Pink Beach**.'],
          ['10:45', '**Komodo**: walk with the ranger.'],
          ['12:15', 'Lunch on board, then **Taka Makassar** and **Manta Point**.'],
          ['15:00', '**Kanawa**; harbour at about 16:30.'],
        ],
      },
    ],
    faq: [
      [
        'Are the dragons dangerous?',
        'They are wild predators. Stay with the ranger, walk slowly, wear no red; nothing has ever happened to one of our guests.',
      ],
      [
        'How many steps are there on Padar?',
        'About 800, in steps of all heights. The lower platforms are beautiful too.',
      ],
    ],
    notes: `- From January to March the harbour master often closes the sea; then your money comes back.
- Hat and reef-safe sun cream: there is no tree on Padar.
- Tell the ranger about open wounds and menstruation before the walk.`,
    terms: 'boat',
  },
  {
    slug: 'komodo-phinisi-three-days-two-nights',
    title: 'Sailing Komodo on a Phinisi: Three Days and Two Nights',
    excerpt: 'A wooden ship, nine cabins, dolphins at breakfast and the flying foxes of Kalong at dusk.',
    description: `The phinisi is the two-masted ship with which the Bugis sailed to Australia long before Cook. Ours, the *Sinar Pagi*, was laid down in Bira in 2018, of ironwood and without a plan, as it has always been done. She has nine cabins with windows and their own bathrooms, a deck to sleep on if you would rather have the stars, and a cook who was trained in Surabaya and bakes at four in the morning.

In three days you see what a day trip has to leave out. Kelor, a hill in the sea, for the first swim. Rinca, where the dragons are fewer and shyer than on Komodo and the savannah is wider. At sunset thousands of flying foxes rise from the mangroves of Kalong and cross the whole sky to Flores. Padar at sunrise, from the water and without a hurry; Pink Beach in the morning; Manta Point when the tide is right, since the ship can wait.

You anchor where it is quiet. When the generator stops at ten there is only the water along the hull.`,
    main_image: 'komodo-phinisi',
    image_gallery: ['phinisi-day', 'padar-morning', 'manta-point', 'slide-phinisi'],
    location: 'Komodo National Park, from Labuan Bajo',
    duration: '3 days',
    tour_type: 'multi_day',
    tour_label: ['Group tour', 'Private tour'],
    is_popular: true,
    rating: 4.9,
    review_count: 402,
    categories: ['island-escapes', 'snorkelling-diving'],
    destinations: ['komodo-labuan-bajo'],
    cut_off_days: 7,
    starts_in_days: 5,
    ends_in_days: 330,
    closed_in_days: [8, 9, 10, 15, 22, 23],
    pricing: [
      perPackage(
        'Deluxe cabin for two',
        [
          [1, 1, 11900],
          [2, 4, 11200],
        ],
        { publish: 13500, description: 'Double or twin, window, private bathroom.' },
      ),
      perPackage('Master cabin with balcony for two', [[1, 2, 15900]], { publish: 17800 }),
      perPackage('The whole ship, up to 18 guests', [[1, 1, 98000]], { description: 'Your route, your times.' }),
      perPackage('Deluxe cabin for two, residents of Indonesia', [[1, 4, 9200]], { market: 'indonesia' }),
    ],
    add_on: [
      addOn('Park fees for three days', 'per_person', [[1, 1, 950]]),
      addOn(
        'Two dives a day with the dive guide',
        'per_package',
        [[1, 4, 2600]],
        'For one certified diver, four dives in all, with gear.',
      ),
      addOn('Extra bed in the cabin', 'per_package', [[1, 2, 2900]], 'For a child up to 12 years.'),
    ],
    included_items: [
      'Two nights in the cabin you choose',
      'All meals, coffee, tea and water',
      'Crew of nine and a guide',
      'Snorkelling gear, kayaks and a tender',
      'Airport or hotel transfer in Labuan Bajo',
    ],
    excluded_items: ['Flights', 'Park fees, unless added', 'Beer and wine', 'Tips'],
    itinerary: [
      {
        title: 'Kelor, Rinca, Kalong',
        activities: [
          ['09:00', 'Pick-up and welcome on board.'],
          ['11:00', '**Kelor**: swim or climb.'],
          ['14:30', 'The dragons of **Rinca**.'],
          ['18:00', 'Flying foxes at **Kalong**, dinner at anchor.'],
        ],
      },
      {
        title: 'Padar, Pink Beach, mantas',
        activities: [
          ['05:00', '**Padar** at sunrise.'],
          ['09:00', '**Pink Beach**, snorkelling and nothing.'],
          ['14:00', '**Manta Point** with the tide, then **Taka Makassar**.'],
          ['19:00', 'Dinner on deck, grilled by the captain.'],
        ],
      },
      {
        title: 'Siaba and home',
        activities: [
          ['07:00', 'Turtles at **Siaba**.'],
          ['10:00', 'Last swim at **Kanawa**.'],
          ['12:30', 'Lunch and the harbour; transfer to the airport for flights from 15:00.'],
        ],
      },
    ],
    faq: [
      [
        'Do I get seasick?',
        'The park is sheltered and the ship is heavy. The crossing on the first day takes an hour.',
      ],
      [
        'Are there sockets and Wi-Fi?',
        'Sockets in each cabin, air conditioning at night, telephone signal here and there, and no Wi-Fi on purpose.',
      ],
      ['Can I come alone?', 'Yes. A cabin costs the same for one; write to us and we ask whether someone would share.'],
    ],
    notes: `- Departures on most days from April to December; days without a ship are closed in the calendar.
- Soft bags, please: there is nowhere to put a hard case.`,
    terms: 'journey',
  },
  {
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
        'Private journey from Labuan Bajo',
        [
          [1, 1, 5650, 4200],
          [2, 3, 3490, 2600],
          [4, 8, 2750, 2050],
        ],
        { publish: 3150 },
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
      'Car from Labuan Bajo and back',
      'English-speaking guide and local porter',
      'Village fee, ceremony and overnight stay',
      'All meals from lunch to lunch',
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
      [
        'How comfortable is it?',
        'Mats, blankets, clean toilets with cold water, electricity until ten. And the quiet.',
      ],
      ['Do I need a porter?', 'One is included for two guests: he carries the bags you need for the night.'],
    ],
    notes: `- Nine kilometres and 700 metres up; boots or firm trainers.
- No pictures before the welcome is over.`,
    terms: 'journey',
  },
]

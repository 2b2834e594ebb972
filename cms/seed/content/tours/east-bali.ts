import { addOn, perPackage, perPerson } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Tours below and on the two volcanoes, and along the east coast. */
export const eastBaliTours: readonly DemoTour[] = [
  {
    slug: 'mount-batur-sunrise-trek',
    title: 'Mount Batur Sunrise Trek with Breakfast on the Rim',
    excerpt: 'Two hours up by torchlight, an egg boiled in steam, and the sun coming up behind Rinjani.',
    description: `Batur is 1,717 metres high, young, and still warm: in places you can hold your hand over a crack and feel it breathe. At half past three your group stands at the foot of it with head torches, and a string of small lights moves up the dark slope ahead. The first half is a forest track, the second is lava sand, one step forward and half a step back. Nobody hurries.

You reach the rim with twenty minutes to spare. Then the east goes grey, orange, gold; the lake appears below, then Mount Abang, then Agung, and on clear mornings, far out over the sea, Rinjani on Lombok. The guide disappears into the steam and comes back with boiled eggs, bananas and bread.

On the way down, in daylight, you see where you have been: the black flow of 1963, the craters of 1994, the long grass in which the monkeys wait for crumbs. Our guides all belong to the association of the mountain’s villages. We take six guests to each, never more.`,
    main_image: 'batur-sunrise',
    image_gallery: ['batur-lake', 'category-volcanoes', 'highland-coffee'],
    location: 'Kintamani, Bali',
    duration: '9 hours',
    tour_label: ['Group tour', 'Private tour'],
    is_popular: true,
    rating: 4.8,
    review_count: 1741,
    categories: ['volcanoes-sunrises'],
    destinations: ['east-bali'],
    max_guests: 18,
    closed_in_days: [17, 18],
    pricing: [
      perPerson(
        'Group trek, six to a guide',
        [
          [1, 1, 650],
          [2, 5, 590],
          [6, 18, 540],
        ],
        { publish: 690 },
      ),
      perPerson('Private trek', [
        [1, 1, 1250],
        [2, 3, 850],
        [4, 18, 720],
      ]),
      perPerson('Residents of Indonesia', [[1, 18, 450, 350]], { market: 'indonesia' }),
    ],
    add_on: [
      addOn(
        'Toya Devasya hot springs afterwards',
        'per_person',
        [[1, 1, 190]],
        'Two hours in the pools by the lake, towel included.',
      ),
      addOn('Warm jacket', 'per_package', [[1, 18, 40]]),
    ],
    included_items: [
      'Pick-up in Ubud, Sanur, Kuta, Seminyak or Canggu',
      'Licensed mountain guide',
      'Head torch and walking pole',
      'Trekking permit',
      'Breakfast at the top, coffee before the start',
    ],
    excluded_items: ['Jacket, unless added', 'Tips'],
    itinerary: [
      {
        title: 'Up in the dark, down in the light',
        activities: [
          ['01:30', 'Pick-up in the south; in Ubud at 02:15.'],
          ['03:30', 'Start from **Toya Bungkah**.'],
          ['05:40', 'On the rim: tea, then the **sunrise** at about 06:10.'],
          ['07:00', 'Along the crater and down.'],
          ['09:00', 'Hot springs, if added, or straight back.'],
        ],
      },
    ],
    faq: [
      [
        'How hard is it?',
        'About 700 metres of climbing in two hours. If you can walk up stairs for that long with breaks, you can do it.',
      ],
      [
        'How cold is it at the top?',
        'Ten to fourteen degrees, and windy. A jacket and long trousers; gloves from June to August.',
      ],
      ['What if I cannot go on?', 'A second guide walks at the end of each group and turns back with you.'],
    ],
    notes: `- Trainers with a good profile at least.
- Not for pregnant guests or people with heart trouble; children from eight.
- Take your rubbish down again; so do we.`,
    terms: 'trek',
  },
  {
    slug: 'mount-batur-jeep-sunrise',
    title: 'Mount Batur by Jeep: Sunrise and Black Lava',
    excerpt: 'The same sun, without the climb: an open Land Cruiser of 1980, a blanket and a thermos.',
    description: `Not everyone wants to meet the dawn out of breath. At four in the morning the jeeps line up in Kintamani, thirty and forty years old, polished, each with a name; ours are called Srikandi, Gatot and Bima. You climb in the back, the driver hands you a blanket, and off it goes along the old lava to a terrace on the flank of Mount Batur where the whole eastern horizon is yours.

There is coffee in the thermos and breakfast in a box. When the sun is up and the pictures are taken, the second part begins: down into the black field that the eruption of 1963 left behind, kilometres of clinker with a single track through it, where the jeep does what it was built for. In the village that was buried only the temple gate remained; the people built the temple again, higher up.

One jeep takes four guests. The price is for the jeep, so friends make it cheaper. Between the two stops the driver shows you the spot where the lava looks like a sea that stopped.`,
    main_image: 'batur-jeep',
    image_gallery: ['batur-sunrise', 'batur-lake', 'category-volcanoes'],
    location: 'Kintamani, Bali',
    duration: '7 hours',
    is_popular: true,
    rating: 4.9,
    review_count: 823,
    categories: ['volcanoes-sunrises', 'surf-adventure'],
    destinations: ['east-bali'],
    pricing: [
      perPackage(
        'Jeep for up to 4 guests, with pick-up',
        [
          [1, 1, 2450],
          [2, 3, 2300],
          [4, 8, 2150],
        ],
        { publish: 2800, description: 'Hotel transfer by car, jeep from Kintamani.' },
      ),
      perPackage(
        'Jeep for up to 4 guests, meet in Kintamani',
        [
          [1, 1, 1550],
          [2, 8, 1450],
        ],
        { duration: '4 hours' },
      ),
      perPackage('Jeep for residents of Indonesia', [[1, 8, 1250]], { market: 'indonesia', duration: '4 hours' }),
    ],
    add_on: [
      addOn('Photographer on board', 'per_package', [[1, 2, 500]], 'Fifty pictures and a short film from a drone.'),
      addOn('Hot springs by the lake', 'per_person', [[1, 1, 190]]),
    ],
    included_items: [
      'Jeep with driver',
      'Blanket, breakfast box, coffee and tea',
      'All tickets and the permit',
      'Transfer, in the package with pick-up',
    ],
    excluded_items: ['Jacket', 'Tips'],
    itinerary: [
      {
        title: 'Sunrise and lava',
        activities: [
          ['02:30', 'Pick-up in the south; in Ubud at 03:00.'],
          ['04:30', 'Into the jeep, up to the terrace.'],
          ['06:10', '**Sunrise** with breakfast.'],
          ['07:15', 'The **black lava** of 1963 and the temple that moved.'],
          ['08:45', 'Back in Kintamani, then to your hotel.'],
        ],
      },
    ],
    faq: [
      ['How many jeeps do we need?', 'One for up to four people, children included. For five, book two packages.'],
      ['Is it bumpy?', 'Yes, it is a jeep. Not for guests who are pregnant or have a bad back.'],
    ],
    notes: `- It is cold until seven; a hat that does not fly away helps.
- There are belts on all seats, and they are to be worn.`,
    terms: 'trek',
  },
  {
    slug: 'lempuyang-gates-tirta-gangga-east-bali',
    title: 'Gates of Lempuyang, Tirta Gangga and Taman Ujung',
    excerpt: 'The gate that frames Mount Agung, and two water palaces that a king drew himself.',
    description: `Before anybody called it the Gates of Heaven, Penataran Agung Lempuyang was, and is, one of the oldest holy places on Bali, a chain of seven temples up a forested hill. From the lowest one you see Mount Agung exactly between the halves of the gate. The lake in the photographs is a mirror held under a telephone; the volcano is real. We leave early and take your number in the queue before the coaches come.

Tirta Gangga, water of the Ganges, was laid out in 1948 by the last king of Karangasem, who stood in the mud with his workers. You cross the pools on stepping stones between orange carp as long as your arm. Taman Ujung, his other dream, stands by the sea with bridges and pavilions, bombarded by an eruption, shaken by an earthquake, rebuilt both times.

Lunch is between the two on a ridge with a view of rice, palms and the Lombok strait.`,
    main_image: 'lempuyang-gate',
    image_gallery: ['temple-lawn-gate', 'destination-east-bali', 'sidemen-valley', 'amed-jukung'],
    location: 'Karangasem, Bali',
    duration: '12 hours',
    is_popular: true,
    rating: 4.6,
    review_count: 1218,
    categories: ['temples-culture'],
    destinations: ['east-bali'],
    max_guests: 12,
    closed_in_days: [17, 30],
    pricing: [
      perPerson(
        'Private tour with tickets and shuttle',
        [
          [1, 1, 1190],
          [2, 3, 760],
          [4, 6, 590],
          [7, 12, 520],
        ],
        { publish: 720 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 890],
          [2, 12, 480],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn(
        'Departure at 02:30 to be first',
        'per_package',
        [[1, 1, 300]],
        'You are at the gate at sunrise, before the queue exists.',
      ),
      addOn('Lunch on the ridge', 'per_person', [[1, 1, 130]]),
    ],
    included_items: [
      'Private car and driver-guide',
      'Entrance to Lempuyang, Tirta Gangga and Taman Ujung',
      'Shuttle up to the temple',
      'Sarong and sash',
      'Fish food at Tirta Gangga',
    ],
    excluded_items: ['Lunch, unless added', 'Tips'],
    itinerary: [
      {
        title: 'The east in one day',
        activities: [
          ['05:00', 'Pick-up in the south or Ubud.'],
          ['07:30', '**Lempuyang**: number, tea, temple, picture.'],
          ['11:00', '**Tirta Gangga**.'],
          ['12:30', 'Lunch.'],
          ['14:00', '**Taman Ujung**, then back along the coast.'],
        ],
      },
    ],
    faq: [
      [
        'How long is the wait for the picture?',
        'With our departure about an hour; at eleven it is three. The view beside the gate needs no number.',
      ],
      ['Is the mountain always visible?', 'Mostly before nine, and from April to October. It has moods.'],
    ],
    notes: `- Shoulders covered; the temple lends shawls too.
- No yoga poses and no kissing in front of the gate: the priests ask it, and they are right.`,
    terms: 'day',
  },
  {
    slug: 'tulamben-usat-liberty-wreck-dive',
    title: 'Two Dives at Tulamben: the Wreck of the USAT Liberty',
    excerpt: 'A cargo ship of 120 metres, five metres from the surface, thirty from the beach.',
    description: `Torpedoed in 1942 in the Lombok strait, beached at Tulamben, and rolled into the sea by the eruption of Agung in 1963: the Liberty has had a life. Today she lies on a slope of black sand with her stern at five metres and her bow at twenty-nine, and has become a reef. Gorgonians grow on the guns, garden eels stand in the sand beside her, and at dawn a school of bumphead parrotfish, sixty strong, sleeps in the hold.

We dive her twice, or once and the Coral Garden after it, as you like. The entry is from the beach over round pebbles, on which the women of the village carry your tank on their heads, two at a time, faster than you walk.

Every guide leads at most four divers. If you have never dived, there is an introduction with an instructor: half an hour in the pool, then the wreck at eight metres, which is more than most people see in ten dives elsewhere.`,
    main_image: 'tulamben-wreck',
    image_gallery: ['turtle-reef', 'reef-garden', 'amed-jukung'],
    location: 'Tulamben, Bali',
    duration: '10 hours',
    tour_label: ['Group tour'],
    rating: 4.9,
    review_count: 467,
    categories: ['snorkelling-diving'],
    destinations: ['east-bali'],
    cut_off_days: 2,
    max_guests: 8,
    pricing: [
      perPerson(
        'Two dives, certified',
        [
          [1, 1, 1690, 1690],
          [2, 8, 1450, 1450],
        ],
        { publish: 1650 },
      ),
      perPerson('Introduction for beginners, one dive', [[1, 8, 1550, 1550]], {
        description: 'From ten years, with an instructor for every two guests.',
      }),
      perPerson('Two dives, residents of Indonesia', [[1, 8, 1190, 1190]], { market: 'indonesia' }),
    ],
    add_on: [
      addOn('Third dive', 'per_person', [[1, 1, 450]]),
      addOn('Nitrox', 'per_package', [[1, 4, 100]], 'One tank of EAN32.'),
      addOn('Dive computer', 'per_package', [[1, 4, 120]]),
    ],
    included_items: [
      'Transfer from the south, Ubud or Sanur',
      'Dive guide, tanks and weights',
      'Full equipment, 3 mm suit',
      'Porters',
      'Lunch on the beach',
    ],
    excluded_items: ['Computer and Nitrox, unless added', 'Tips'],
    itinerary: [
      {
        title: 'Twice under',
        activities: [
          ['06:30', 'Pick-up; two and a half hours along the coast.'],
          ['09:30', 'Briefing and first dive: the **Liberty** from stern to bow.'],
          ['11:45', 'Second dive: the Liberty again or the **Coral Garden**.'],
          ['13:15', 'Lunch, log books, the way home.'],
        ],
      },
    ],
    faq: [
      [
        'Which level do I need?',
        'Open Water is enough for most of the wreck. The bow at 29 metres is for advanced divers.',
      ],
      ['How is the visibility?', 'Fifteen to thirty metres, best from May to November.'],
    ],
    notes: `- Bring your card and log book; we also look them up online.
- No gloves, please, on the wreck.`,
    terms: 'dive',
  },
  {
    slug: 'amed-jukung-snorkelling-salt-makers',
    title: 'Amed: Snorkelling by Outrigger and the Salt Makers of the East',
    excerpt: 'Seven bays, painted boats, a small Japanese wreck, and salt drawn from the sea by hand.',
    description: `On the dry side of Mount Agung the coast breaks into seven bays, each with a row of outriggers on the stones. They go out at three in the morning for mackerel; at nine they are free, and one of them takes you along the shore. You roll over the side at Lipah, where a Japanese patrol boat lies in six metres of water with soft corals growing from its ribs, and again at Jemeluk, where the reef falls away like a stair and somebody has sunk a post box for waterproof cards.

Between the two you learn how Amed salt is made. Seawater is carried up in baskets, poured through a cone of earth, and dried in the sun in split palm trunks, a day’s work for a few kilos. There are a dozen families left who do it. The crystals are sweet, if salt can be, and we buy ours here.

The last stop is the hill above Jemeluk, for the view back along the bay with the volcano on top of it.`,
    main_image: 'amed-jukung',
    image_gallery: ['turtle-reef', 'reef-garden', 'fishing-beach', 'lempuyang-gate'],
    location: 'Amed, Bali',
    duration: '11 hours',
    rating: 4.7,
    review_count: 158,
    categories: ['snorkelling-diving', 'rice-fields-villages'],
    destinations: ['east-bali'],
    max_guests: 8,
    pricing: [
      perPerson(
        'Private day with boat and gear',
        [
          [1, 1, 1390],
          [2, 3, 860],
          [4, 8, 690],
        ],
        { publish: 800 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 1050],
          [2, 8, 590],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn(
        'A night in Amed',
        'per_package',
        [[1, 4, 850]],
        'A sea-view room for two with breakfast; we drive you back next day.',
      ),
    ],
    included_items: [
      'Private car and driver-guide',
      'Outrigger with fisherman for three hours',
      'Mask, fins and vest',
      'Visit to the salt makers',
      'Grilled mackerel for lunch',
    ],
    excluded_items: ['Towels', 'Postage at the underwater post box'],
    itinerary: [
      {
        title: 'Bays of the east',
        activities: [
          ['06:30', 'Pick-up in the south or Ubud.'],
          ['09:15', 'By **jukung** to **Lipah** and **Jemeluk**.'],
          ['12:30', 'Lunch on the beach.'],
          ['13:45', 'The **salt makers**.'],
          ['15:00', 'The hill above Jemeluk, then back.'],
        ],
      },
    ],
    faq: [['Is the wreck deep?', 'It begins at half a metre and ends at twelve. You see all of it from the surface.']],
    notes: `- The beaches are of pebbles; shoes for the water are pleasant.
- From January to March it may be murky after rain.`,
    terms: 'boat',
  },
  {
    slug: 'sidemen-valley-walk-songket-weaving',
    title: 'Sidemen: a Walk through the Valley and an Hour at the Loom',
    excerpt: 'What Ubud looked like forty years ago, with Mount Agung at the end of every path.',
    description: `There is no sight in Sidemen, which is why one goes. There is a valley, a river with bamboo bridges, terraces that change with the month from mirror to emerald to gold, and above it all the cone of Agung, so near that the village measures its weather by it.

We walk for three hours, mostly on the banks between the fields, wherever the water and the farmers allow. Chillies, peanuts and marigolds grow on the borders; your guide Putu knows which leaf stops bleeding and which one makes rice green. Halfway there is a swim in the Unda, for those who like it.

In the village the looms clack. Sidemen weaves *songket*, silk with a weft of gold and silver thread that was once for kings and is now for weddings, and *endek*, where the pattern is dyed into the thread before the cloth exists. A weaver puts you at her loom for an hour. You will manage two centimetres, and look at cloth differently for ever.`,
    main_image: 'sidemen-valley',
    image_gallery: ['tegallalang', 'hand-drawn-batik', 'village-street', 'flooded-terraces'],
    location: 'Sidemen, Bali',
    duration: '8 hours',
    rating: 4.9,
    review_count: 231,
    categories: ['rice-fields-villages', 'food-craft'],
    destinations: ['east-bali'],
    max_guests: 8,
    closed_in_days: [9, 10],
    pricing: [
      perPerson(
        'Private day',
        [
          [1, 1, 1090],
          [2, 3, 690],
          [4, 8, 560],
        ],
        { publish: 650 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 820],
          [2, 8, 470],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [addOn('Endek shawl from the loom you sat at', 'per_package', [[1, 4, 385]])],
    included_items: [
      'Car from the south or Ubud',
      'Walking guide from Sidemen',
      'An hour at the loom',
      'Lunch with a view of the valley',
      'Bamboo hat against the sun',
    ],
    excluded_items: ['Swimwear', 'Tips'],
    itinerary: [
      {
        title: 'Valley and loom',
        activities: [
          ['08:00', 'Pick-up; in Sidemen at half past nine.'],
          ['09:45', 'Walk through the **terraces** and along the **Unda**.'],
          ['13:00', 'Lunch.'],
          ['14:00', '**Weaving**.'],
          ['15:30', 'The way back over Klungkung.'],
        ],
      },
    ],
    faq: [
      [
        'Is the walk difficult?',
        'Seven kilometres with little climbing, but the banks are narrow. Whoever can stand on one leg for ten seconds is fine.',
      ],
    ],
    notes: `- Shoes that may get muddy.
- Harvest is twice a year, usually in March and in September.`,
    terms: 'day',
  },
  {
    slug: 'mount-agung-summit-sunrise',
    title: 'Mount Agung: the Summit of Bali by Night',
    excerpt: '3,031 metres, six hours up, and at dawn your own shadow as a triangle over the whole island.',
    description: `Agung is where the gods of Bali live, and the climb is a pilgrimage before it is a hike. At eleven at night, at the temple of Pasar Agung on the southern flank, your guide lays down an offering and asks for leave. Then it is straight up: forest for two hours, lava for three, hands and feet for the last. There are no huts and no shortcuts.

Before six you stand on the edge of a crater five hundred metres wide with warm air coming out of it. In the east Rinjani, in the west the row of Java’s volcanoes, and when the sun is up, over the rice fields, the coast, the hotels and the sea, the shadow of the mountain with you on top of it.

This is a hard night and we say so. We take at most four guests to two guides, check shoes and torches at the start, and turn round at the first thunder. Those who come down, at noon, with trembling knees, say little and smile.`,
    main_image: 'agung-summit',
    image_gallery: ['lempuyang-gate', 'destination-east-bali', 'batur-sunrise'],
    location: 'Besakih, Bali',
    duration: '16 hours',
    rating: 4.8,
    review_count: 112,
    categories: ['volcanoes-sunrises', 'surf-adventure'],
    destinations: ['east-bali'],
    cut_off_days: 3,
    max_guests: 4,
    starts_in_days: 9,
    ends_in_days: 260,
    closed_in_days: [17, 18, 30, 31],
    pricing: [
      perPerson(
        'Private climb from Pasar Agung',
        [
          [1, 1, 2650, 2650],
          [2, 4, 1890, 1890],
        ],
        { publish: 2100 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 1990, 1990],
          [2, 4, 1390, 1390],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [addOn('Hiking boots and jacket', 'per_package', [[1, 4, 150]], 'Sizes 37 to 46; one set for one person.')],
    included_items: [
      'Transfer from the south or Ubud',
      'Two licensed guides',
      'Head torch, poles and gloves',
      'Permit and temple donation',
      'Snacks, hot tea, breakfast after the descent',
    ],
    excluded_items: ['Boots and jacket, unless added', 'Tips'],
    itinerary: [
      {
        title: 'The night on the mountain',
        activities: [
          ['20:00', 'Pick-up.'],
          ['23:00', 'Offering at **Pasar Agung**, start at 1,600 metres.'],
          ['05:30', 'At the **summit rim**; sunrise at about six.'],
          ['07:00', 'Descent, five hours.'],
          ['12:30', 'Breakfast that has become lunch, and the drive home.'],
        ],
      },
    ],
    faq: [
      [
        'How fit must I be?',
        'Very. Fourteen hundred metres of height in one night, without a flat step. Try Batur first if you are in doubt.',
      ],
      [
        'When is it closed?',
        'In the rainy months, in the weeks of the great ceremonies at Besakih, and whenever the volcano observatory says so.',
      ],
    ],
    notes: `- From 16 to 60 years.
- No beef may be carried up the mountain, and no gold jewellery: the priests ask it.`,
    terms: 'trek',
  },
]

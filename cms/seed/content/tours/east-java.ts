import { addOn, perPackage, perPerson } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Tours to the volcanoes and falls of East Java. */
export const eastJavaTours: readonly DemoTour[] = [
  {
    slug: 'mount-bromo-midnight-sunrise',
    title: 'Mount Bromo at Sunrise from Surabaya or Malang',
    excerpt: 'Leave at midnight, see five volcanoes light up one after the other, be back for lunch.',
    description: `The caldera of Tengger is ten kilometres wide and filled with grey sand. In the middle of it stand Batok, ribbed like a pudding, and Bromo, which smokes; behind them Semeru, the highest mountain of Java, lets off a puff every twenty minutes. From the rim at King Kong hill or Penanjakan you watch the sun switch them on, one by one, with the mist lying between them like milk in a bowl.

Afterwards the jeep drives down into the bowl. You cross the sea of sand, on foot or on one of the small horses of the Tengger people, who are Hindus, descend from Majapahit, and throw chickens and vegetables into the crater once a year. Two hundred and fifty steps lead up to the edge. It roars down there like an aeroplane that never starts.

On the far side of the crater lie the whispering sands and the savannah, green in spring and gold in September, where the driver brews coffee on the bonnet. By one o’clock you are back in the city, not quite sure whether it was a dream.`,
    main_image: 'bromo-sunrise',
    image_gallery: ['bromo-sea-of-sand', 'destination-east-java', 'slide-volcano'],
    location: 'Probolinggo, East Java',
    duration: '13 hours',
    is_popular: true,
    rating: 4.8,
    review_count: 1093,
    categories: ['volcanoes-sunrises'],
    destinations: ['east-java'],
    cut_off_days: 2,
    max_guests: 18,
    closed_in_days: [21, 22],
    pricing: [
      perPerson(
        'Private, from Surabaya or Malang',
        [
          [1, 1, 2450],
          [2, 3, 1490],
          [4, 6, 1150],
          [7, 18, 1050],
        ],
        { publish: 1390 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 1650],
          [2, 3, 950],
          [4, 18, 720],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn('Horse to the stairs and back', 'per_package', [[1, 6, 200]]),
      addOn('Jacket, hat and gloves', 'per_package', [[1, 18, 60]]),
    ],
    included_items: [
      'Car from your hotel or station',
      'Jeep with driver in the park',
      'Park entrance, weekday or weekend',
      'Breakfast and coffee',
      'Dust masks',
    ],
    excluded_items: ['Horse, unless added', 'Tips'],
    itinerary: [
      {
        title: 'Midnight to noon',
        activities: [
          ['00:00', 'Pick-up in Surabaya; in Malang at 00:30.'],
          ['03:30', 'Change into the **jeep**, up to the rim.'],
          ['05:10', '**Sunrise** over the caldera.'],
          ['06:30', 'The **sea of sand** and the crater of **Bromo**.'],
          ['08:30', 'Savannah, breakfast, and back.'],
          ['13:00', 'Surabaya or Malang.'],
        ],
      },
    ],
    faq: [
      [
        'Is the crater safe?',
        'The park closes the last kilometre when the observatory raises the level, and we follow.',
      ],
      ['Can you collect us at the train?', 'Yes, at Gubeng, Pasar Turi or Malang Kota. Send us the train number.'],
    ],
    notes: `- Two to eight degrees before sunrise: everything warm that you have.
- The park is closed for motor vehicles on a few holy days of the Tengger; the calendar knows them.`,
    terms: 'trek',
  },
  {
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
    closed_in_days: [8, 36],
    pricing: [
      perPerson(
        'From South Bali or Ubud',
        [
          [1, 1, 3450],
          [2, 3, 2150],
          [4, 6, 1650],
          [7, 10, 1490],
        ],
        { publish: 1890 },
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
      'Guide who was a miner',
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
        'Five hundred metres of height on a good path. The descent into the crater is rocky and for sure feet.',
      ],
    ],
    notes: `- Contact lenses are a bad idea in sulphur gas.
- Not for guests with asthma, heart trouble or a pregnancy.
- The park closes on the first Friday of each month.`,
    terms: 'trek',
  },
  {
    slug: 'bromo-ijen-three-days-surabaya-bali',
    title: 'Bromo and Ijen in Three Days, from Surabaya to Bali',
    excerpt: 'The classic overland: two volcanoes, two nights in the hills, and Bali at the end of it.',
    description: `If you have flown into Surabaya or come by train from Yogyakarta, this is the way to reach Bali that you will talk about. The first afternoon takes you past the harbour of Probolinggo up to Cemoro Lawang, a village on the very edge of the caldera. In the evening you walk to the rim and look at tomorrow.

Bromo is for the second morning: up to the viewpoint by jeep at half past three, sunrise, the sea of sand and the crater, and back for breakfast when others arrive. Then eastwards for six hours, with a stop at the Madakaripura fall, where Gajah Mada is said to have meditated in the spray, to a plantation house below Ijen among coffee and rubber.

The third night is short. Blue fire, lake, sunrise; a hot bath and breakfast; the ferry. In the afternoon you are in Lovina, Ubud or the south, wherever you like. Everything is private: car, jeep, guides, and the pace.`,
    main_image: 'bromo-ijen',
    image_gallery: ['bromo-sunrise', 'ijen-blue-lake', 'bromo-sea-of-sand', 'crater-rim'],
    location: 'Surabaya to Bali',
    duration: '3 days',
    tour_type: 'multi_day',
    is_popular: true,
    rating: 4.9,
    review_count: 647,
    categories: ['volcanoes-sunrises'],
    destinations: ['east-java'],
    cut_off_days: 3,
    max_guests: 12,
    closed_in_days: [7, 21, 35],
    pricing: [
      perPerson(
        'Private, twin or double room',
        [
          [1, 1, 7950, 6000],
          [2, 2, 4890, 3700],
          [3, 4, 3990, 3000],
          [5, 12, 3550, 2700],
        ],
        { publish: 4450 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 5900, 4500],
          [2, 12, 2950, 2200],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn('Single room', 'per_package', [[1, 6, 750]], 'For both nights.'),
      addOn('Tumpak Sewu on the way', 'per_person', [[1, 1, 450]], 'Instead of Madakaripura; a longer second day.'),
    ],
    included_items: [
      'Private car, jeep and ferry',
      'Two nights with breakfast',
      'Guides at Bromo and Ijen',
      'All park fees',
      'Gas mask, head torch, medical certificate',
      'Drop-off anywhere in Bali',
    ],
    excluded_items: ['Lunch and dinner', 'Horse at Bromo', 'Tips'],
    itinerary: [
      {
        title: 'To the edge of the caldera',
        activities: [
          ['12:00', 'Pick-up at Surabaya airport, station or hotel.'],
          ['16:30', '**Cemoro Lawang**; an evening walk along the rim.'],
        ],
      },
      {
        title: 'Bromo, Madakaripura, and the road east',
        activities: [
          ['03:30', 'Jeep, **sunrise**, **crater of Bromo**.'],
          ['10:30', '**Madakaripura**.'],
          ['18:00', 'Plantation house below **Ijen**.'],
        ],
      },
      {
        title: 'Blue fire, and Bali',
        activities: [
          ['01:00', '**Ijen**: fire, lake, sunrise.'],
          ['10:30', 'Ferry from Ketapang to Gilimanuk.'],
          ['15:00', 'Lovina; Ubud and the south at about 17:00.'],
        ],
      },
    ],
    faq: [
      ['Can we do it in the other direction?', 'Yes, from Bali to Surabaya; write it in the notes of your booking.'],
      ['How much do we sleep?', 'Little, twice. The car has reclining seats and the driver drives softly.'],
    ],
    notes: `- Warm clothes for two to ten degrees, and something light for Bali.
- A case for the car and a small bag for the nights.`,
    terms: 'journey',
  },
  {
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
        { publish: 1090 },
      ),
      perPackage('Car for up to 5, without guide', [[1, 3, 1650]], {
        description: 'You walk with a guide of the village, whom you pay there.',
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
        'It is steep and wet, with ladders and ropes that are in good order. People afraid of heights are happy at the viewpoint.',
      ],
    ],
    notes: `- From twelve years.
- After heavy rain the bottom is closed; the view from above is then at its most powerful.`,
    terms: 'trek',
  },
]

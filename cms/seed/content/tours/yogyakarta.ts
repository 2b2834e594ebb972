import { addOn, onePrice, perPackage, perPerson } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Tours in and around Yogyakarta. */
export const yogyakartaTours: readonly DemoTour[] = [
  {
    slug: 'borobudur-sunrise-punthuk-setumbu',
    title: 'Borobudur: Sunrise from Setumbu and the Temple in the Morning',
    excerpt: 'Seventy-two stupas come up out of the mist, and then you climb among them.',
    description: `From the hill of Punthuk Setumbu, four kilometres to the west, Borobudur is a dark shape between the palms. Behind it stand Merapi and Merbabu. When the sun comes up between the two the mist in the Kedu plain turns to milk and gold, and for a quarter of an hour the temple floats on it. You hold a glass of hot ginger and are glad about the early alarm.

Then to the monument itself. It was built around the year 800 out of two million blocks of andesite, forgotten for centuries under ash and forest, and is the largest Buddhist temple in the world. Since 2023 only twelve hundred visitors a day may go up, in sandals of woven *pandan* that are yours to keep; your ticket is one of them. A guide walks the galleries with you, round by round from the reliefs of desire to the empty terraces at the top, where the Buddhas sit in their bells of stone and look at the horizon.

On the way back there is breakfast in a village that makes tofu, and the two small temples of Pawon and Mendut, which lie in a straight line with the large one. Nobody knows quite why.`,
    main_image: 'borobudur-sunrise',
    image_gallery: ['stupas-in-mist', 'yogyakarta-three-days', 'prambanan-day'],
    location: 'Magelang, Central Java',
    duration: '8 hours',
    is_popular: true,
    rating: 4.9,
    review_count: 986,
    categories: ['temples-culture', 'volcanoes-sunrises'],
    destinations: ['yogyakarta'],
    cut_off_days: 3,
    max_guests: 12,
    closed_in_days: [4, 11, 18, 25, 32],
    pricing: [
      perPerson(
        'With ticket to climb the temple',
        [
          [1, 1, 1690],
          [2, 3, 1190],
          [4, 6, 1020],
          [7, 12, 950],
        ],
        { publish: 1150 },
      ),
      perPerson('With ticket to the grounds', [
        [1, 1, 1390],
        [2, 3, 890],
        [4, 12, 720],
      ]),
      perPerson(
        'Residents of Indonesia, with climb',
        [
          [1, 1, 990],
          [2, 12, 590],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn(
        'Village tour by horse cart',
        'per_package',
        [[1, 4, 200]],
        'An hour for two, past potters and a gamelan smith.',
      ),
    ],
    included_items: [
      'Private car from Yogyakarta',
      'Ticket as booked and Setumbu entrance',
      'Certified guide at the temple',
      'Upanat sandals, with the ticket to climb',
      'Breakfast',
    ],
    excluded_items: ['Lunch', 'Tips'],
    itinerary: [
      {
        title: 'From the hill to the temple',
        activities: [
          ['03:30', 'Pick-up at your hotel in Yogyakarta.'],
          ['05:00', 'Fifteen minutes on foot up **Punthuk Setumbu**; sunrise at about 05:30.'],
          ['07:00', 'Breakfast in the village.'],
          ['08:30', '**Borobudur** with your guide, in the first group of the day.'],
          ['10:45', '**Pawon** and **Mendut**, then back to the city.'],
        ],
      },
    ],
    faq: [
      [
        'Can we see the sunrise from the temple itself?',
        'Not at present: the authorities open it at half past eight. Setumbu is the better view anyway, since Borobudur is in it.',
      ],
      [
        'Why must I book three days ahead?',
        'Tickets to climb carry names and are limited. On Mondays the upper terraces are closed.',
      ],
    ],
    notes: `- We need names and passport numbers for the tickets.
- Bags larger than a handbag stay in the car.`,
    terms: 'day',
  },
  {
    slug: 'prambanan-sunset-ramayana-ballet',
    title: 'Prambanan at Sunset and the Ramayana Ballet',
    excerpt: 'Forty-seven metres of stone for Shiva, and two hundred dancers in front of it.',
    description: `The tower of Shiva at Prambanan was finished in the ninth century, fell in an earthquake in the sixteenth, and was put together again stone by stone in the twentieth. It stands between Brahma and Vishnu with two hundred and twenty-four small temples around it, most of them still heaps of numbered blocks. In the last hour of light the stone turns from grey to rose, and the swallows come home to it.

Your guide reads the story on the inner wall with you: how Sita was carried off, how Rama asked the monkeys for help. After dinner you see it danced. From May to October the stage is in the open with the lit towers as its backdrop; in the rainy months the company moves to the hall next door. Either way there are two hundred dancers, a full gamelan, and a white monkey who burns a palace down.

Before it, for those who like quiet, we stop at Sewu, the Buddhist neighbour with its grim and friendly guardians, where hardly anybody goes.`,
    main_image: 'prambanan-sunset',
    image_gallery: ['prambanan-day', 'destination-yogyakarta', 'stupas-in-mist'],
    location: 'Sleman, Yogyakarta',
    duration: '7 hours',
    rating: 4.8,
    review_count: 418,
    categories: ['temples-culture'],
    destinations: ['yogyakarta'],
    max_guests: 12,
    closed_in_days: [3, 10, 17, 24],
    pricing: [
      perPerson(
        'Temple, ballet and dinner',
        [
          [1, 1, 1390],
          [2, 3, 990],
          [4, 12, 850],
        ],
        { publish: 950, description: 'First-class seats.' },
      ),
      perPerson(
        'Temple only',
        [
          [1, 1, 890],
          [2, 12, 590],
        ],
        { duration: '4 hours' },
      ),
      perPerson(
        'Residents of Indonesia, with ballet',
        [
          [1, 1, 850],
          [2, 12, 560],
        ],
        { market: 'indonesia' },
      ),
    ],
    included_items: [
      'Private car from Yogyakarta',
      'Entrance to Prambanan and Sewu',
      'Certified guide',
      'Ballet ticket and Javanese dinner, as booked',
    ],
    excluded_items: ['Drinks at dinner', 'Tips'],
    itinerary: [
      {
        title: 'Stone and dance',
        activities: [
          ['14:30', 'Pick-up in Yogyakarta.'],
          ['15:15', '**Sewu**, then **Prambanan** until closing time at five.'],
          ['17:30', 'Dinner with a view of the towers.'],
          ['19:30', '**Ramayana ballet**, two hours.'],
        ],
      },
    ],
    faq: [
      [
        'On which days is the ballet danced?',
        'On Tuesdays, Thursdays and Saturdays all year, in high season daily except Mondays. The calendar shows the days that can be booked.',
      ],
    ],
    notes: `- Knees covered; the sarong at the gate is free.
- For the open-air stage bring a thin jacket and repellent.`,
    terms: 'day',
  },
  {
    slug: 'merapi-lava-tour-jeep',
    title: 'Mount Merapi Lava Tour by Open Jeep',
    excerpt: 'Through the river of ash to the bunker, the house that stopped at 00:05, and a very good cup of coffee.',
    description: `Merapi means the one that makes fire, and it keeps its word every four or five years. After the great eruption of 2010 the village of Kinahrejo was gone. Its people came back, bought old army jeeps on credit, and now show visitors what the mountain did and how one lives below it. It is the least gloomy disaster tour there is.

You stand in the open, hold on to the bar and drive up the Kali Gendol, a bed of ash and boulders the size of houses. In the Sisa Hartaku museum a clock has melted at five past midnight; bicycles, a gamelan and the ribs of a cow are as they were found. At the bunker of Kaliadem, two kilometres from the summit, you see the smoke and, at night, the glow.

The last part goes through the river, at a speed that depends on how wet you wish to be. Coffee from bushes that grew in the new ash is served at the end; they say it is the minerals.`,
    main_image: 'merapi-jeep',
    image_gallery: ['bromo-sea-of-sand', 'category-volcanoes', 'destination-yogyakarta'],
    location: 'Kaliurang, Yogyakarta',
    duration: '5 hours',
    rating: 4.7,
    review_count: 352,
    categories: ['surf-adventure', 'volcanoes-sunrises'],
    destinations: ['yogyakarta'],
    cut_off_days: 1,
    pricing: [
      perPackage(
        'Jeep for up to 4, with transfer',
        [
          [1, 1, 1150],
          [2, 4, 1050],
          [5, 12, 980],
        ],
        { publish: 1300 },
      ),
      perPackage('Sunrise departure, jeep for up to 4', [
        [1, 1, 1350],
        [2, 12, 1250],
      ]),
      perPackage('Jeep for residents of Indonesia', [[1, 12, 690]], {
        market: 'indonesia',
        description: 'Meet at Kaliurang.',
      }),
    ],
    add_on: [
      addOn(
        'Lunch at a village kitchen',
        'per_person',
        [[1, 1, 85]],
        'Sayur lodeh, tempeh and sambal from the wood fire.',
      ),
    ],
    included_items: [
      'Car from Yogyakarta and back',
      'Jeep with driver, about 90 minutes',
      'Helmets and masks',
      'Museum and bunker',
      'Coffee',
    ],
    excluded_items: ['Lunch, unless added', 'Dry clothes'],
    itinerary: [
      {
        title: 'Along the river of ash',
        activities: [
          ['08:00', 'Pick-up in the city; for sunrise at 03:45.'],
          ['09:15', 'Up the **Kali Gendol** to the museum **Sisa Hartaku**.'],
          ['10:15', 'The **bunker of Kaliadem**.'],
          ['11:00', 'Through the water, then coffee and the way back.'],
        ],
      },
    ],
    faq: [
      ['Is it safe?', 'The observatory watches Merapi day and night. Jeeps go only as far as the current zone allows.'],
      ['How many fit in a jeep?', 'Four guests beside the driver.'],
    ],
    notes: `- Expect dust, and water in the last part.
- Not for guests who are pregnant or have back trouble.`,
    terms: 'trek',
  },
  {
    slug: 'yogyakarta-kraton-batik-street-food',
    title: 'Yogyakarta on Foot and by Becak: Kraton, Batik and Street Food',
    excerpt: 'A palace, a bath house for sixty princesses, a wax pen, and dinner on a mat.',
    description: `Yogyakarta is drawn along a line: the volcano in the north, the palace in the middle, the sea in the south, and the sultan is responsible for keeping the three on good terms. We start in the Kraton, where old men in sarongs with a dagger at the back guard things that nobody has moved for generations, and go on to Taman Sari, the water castle, with its pools and its underground mosque.

By *becak*, the pedal rickshaw in which you sit in front and see the traffic first, we reach a batik studio in the lanes of Ngasem. You draw, wax and dye a square of cotton, while the dyer explains which pattern may be worn only in the palace and which one you should give to your mother-in-law.

The evening belongs to the stomach. *Gudeg*, jackfruit stewed for a night with palm sugar; noodles fried over charcoal one portion at a time; *kopi joss*, into which a glowing coal is dropped; and at the end the white monument of Tugu in its lights, and a mat on the pavement of Malioboro like everyone else.`,
    main_image: 'yogyakarta-walk',
    image_gallery: ['hand-drawn-batik', 'yogyakarta-market', 'prambanan-day'],
    location: 'Yogyakarta',
    duration: '7 hours',
    tour_label: ['Group tour', 'Private tour'],
    rating: 4.8,
    review_count: 276,
    categories: ['food-craft', 'temples-culture'],
    destinations: ['yogyakarta'],
    max_guests: 8,
    closed_in_days: [6, 13, 20],
    pricing: [
      onePrice('In a group of at most eight', 525, { child: 390, publish: 595 }),
      perPerson('Private', [
        [1, 1, 1090],
        [2, 3, 720],
        [4, 8, 590],
      ]),
      onePrice('Residents of Indonesia', 395, { child: 290, market: 'indonesia' }),
    ],
    included_items: [
      'Guide',
      'Entrance to the Kraton and Taman Sari',
      'Batik course, the cloth is yours',
      'Becak rides',
      'Five tastings, which are dinner',
    ],
    excluded_items: ['Hotel pick-up outside the centre', 'Drinks other than with the tastings'],
    itinerary: [
      {
        title: 'From the palace to the pavement',
        activities: [
          ['12:30', 'Meet at the gate of the **Kraton**.'],
          ['14:00', '**Taman Sari**.'],
          ['15:00', '**Batik** in Ngasem.'],
          ['17:30', 'Street food, from stall to stall, to the **Tugu** monument.'],
        ],
      },
    ],
    faq: [['I like it mild. Will I starve?', 'On the contrary: Yogya cooks sweet. The chilli is on the side.']],
    notes: `- In the Kraton no hats and no shorts; we carry sarongs.
- About five kilometres on foot in all.`,
    terms: 'day',
  },
  {
    slug: 'yogyakarta-borobudur-prambanan-three-days',
    title: 'Three Days in Java: Yogyakarta, Borobudur, Prambanan and Dieng',
    excerpt: 'The two great temples, the old city, and a plateau of steam where the gods are said to have begun.',
    description: `Bali’s culture came across the water from here, and three days are enough to see where it began. The first is for the city and the sunset towers of Prambanan, with the ballet at night. The second starts in the dark on Setumbu hill, continues on the terraces of Borobudur, and ends in the garden of a joglo house with a massage.

On the third day the road climbs to 2,000 metres. On the Dieng plateau eight small temples, the oldest in Java, stand in a meadow between craters that bubble, and a lake which is green in one corner and yellow in the other. Children with fair dreadlocks are held to be blessed here, and potatoes grow where other places have rice.

You sleep twice in a hotel of old teak houses in Yogyakarta, travel in a car with a guide who studied archaeology, and are brought to the airport or to the train for East Java at the end.`,
    main_image: 'yogyakarta-three-days',
    image_gallery: ['stupas-in-mist', 'prambanan-day', 'yogyakarta-walk', 'yogyakarta-market'],
    location: 'Yogyakarta and Central Java',
    duration: '3 days',
    tour_type: 'multi_day',
    rating: 4.9,
    review_count: 134,
    categories: ['temples-culture'],
    destinations: ['yogyakarta'],
    cut_off_days: 5,
    max_guests: 8,
    pricing: [
      perPerson(
        'Private journey, twin or double room',
        [
          [1, 1, 9400, 6600],
          [2, 3, 6150, 4300],
          [4, 8, 5390, 3750],
        ],
        { publish: 6100 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 7100, 5000],
          [2, 8, 4490, 3150],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn('Single room', 'per_package', [[1, 4, 1300]], 'For both nights.'),
      addOn(
        'Flight from Bali and back',
        'per_person',
        [[1, 1, 1950]],
        'Economy with 20 kilograms of luggage; we book it in your name.',
      ),
    ],
    included_items: [
      'Car and archaeologist guide',
      'Two nights with breakfast',
      'All entrance fees with the climb of Borobudur',
      'Ramayana ballet',
      'Two lunches, one dinner, one massage',
      'Airport transfers',
    ],
    excluded_items: ['Flights, unless added', 'One dinner', 'Tips'],
    itinerary: [
      {
        title: 'The city and the spires',
        activities: [
          ['10:00', 'Welcome at the airport, **Kraton** and **Taman Sari**.'],
          ['15:00', '**Prambanan**, dinner, ballet.'],
        ],
      },
      {
        title: 'Borobudur',
        activities: [
          ['03:30', 'Sunrise from **Setumbu**.'],
          ['08:30', '**Borobudur**, then Mendut.'],
          ['14:00', 'Massage and a free evening.'],
        ],
      },
      {
        title: 'The plateau of the gods',
        activities: [
          ['06:30', 'Up to **Dieng**: temples, craters, the coloured lake.'],
          ['17:30', 'Airport or railway station.'],
        ],
      },
    ],
    faq: [
      [
        'Can we go on to Bromo from here?',
        'Yes: by train to Surabaya in four hours. Book our journey to Bromo and Ijen from the next morning.',
      ],
    ],
    notes: `- Dieng is cold: ten degrees at night, frost in August.
- Names and passport numbers are needed for Borobudur.`,
    terms: 'journey',
  },
]

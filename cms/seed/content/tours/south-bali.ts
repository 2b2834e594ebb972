import { addOn, onePrice, perPackage, perPerson } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Tours on the southern peninsula and the west coast. */
export const southBaliTours: readonly DemoTour[] = [
  {
    slug: 'uluwatu-sunset-kecak-jimbaran-dinner',
    title: 'Uluwatu at Sunset, Kecak Fire Dance and Dinner in Jimbaran',
    excerpt: 'A temple on a seventy-metre cliff, a choir of fifty men, and grilled fish with your feet in the sand.',
    description: `Pura Luhur Uluwatu has stood on the south-western tip of Bali for a thousand years, seventy metres straight above the surf. We arrive while the afternoon light is still on the rock, walk the path along the edge, and keep an eye on the macaques, who are the best-organised thieves of sunglasses in Asia.

At six the kecak begins. There is no orchestra: fifty men sit in rings around a lamp and make the rhythm with their voices, *cak-cak-cak*, while the story of Rama and Sita is danced in the middle and the sun goes into the sea behind the stage. Hanuman sets fire to everything near the end, the front row included, so to speak. We reserve seats on the side from which you see both.

Then half an hour to Jimbaran. The tables stand on the beach between the candles and the waves; the fish, prawns and squid are chosen off the ice and grilled over coconut husk with a red, smoky paste that every house keeps secret.`,
    main_image: 'uluwatu-kecak',
    image_gallery: ['uluwatu-cliff', 'cliff-at-dusk', 'jimbaran-dinner'],
    location: 'Uluwatu and Jimbaran, Bali',
    duration: '6 hours',
    is_popular: true,
    rating: 4.8,
    review_count: 1107,
    categories: ['temples-culture', 'food-craft'],
    destinations: ['south-bali'],
    cut_off_days: 0,
    max_guests: 14,
    pricing: [
      perPerson(
        'With kecak ticket and seafood dinner',
        [
          [1, 1, 1080],
          [2, 3, 745],
          [4, 6, 640],
          [7, 14, 585],
        ],
        { publish: 760 },
      ),
      perPerson('With kecak ticket, without dinner', [
        [1, 1, 790],
        [2, 3, 455],
        [4, 14, 350],
      ]),
      perPerson(
        'Residents of Indonesia, with dinner',
        [
          [1, 1, 820],
          [2, 3, 560],
          [4, 14, 475],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn('Half a lobster', 'per_package', [[1, 6, 450]], 'About 350 grams, grilled with the rest of the dinner.'),
      addOn(
        'An hour at Padang Padang beach before',
        'per_person',
        [[1, 1, 45]],
        'We collect you an hour earlier; ticket and parking included.',
      ),
    ],
    included_items: [
      'Private car and driver-guide',
      'Temple entrance and sarong',
      'Kecak ticket with reserved seats',
      'Set dinner of fish, prawns, squid and clams, in the package with dinner',
    ],
    excluded_items: ['Drinks at dinner', 'Tips'],
    itinerary: [
      {
        title: 'Cliff, fire, fish',
        activities: [
          ['15:30', 'Pick-up in Kuta, Seminyak, Sanur, Nusa Dua or Jimbaran; from Ubud at 14:30.'],
          ['16:45', '**Uluwatu temple** and the walk along the cliff.'],
          ['18:00', '**Kecak** in the open-air theatre, one hour.'],
          ['19:45', 'Dinner on the beach of **Jimbaran**.'],
          ['21:30', 'Back at your hotel.'],
        ],
      },
    ],
    faq: [
      ['Are the seats guaranteed?', 'Yes. We hold tickets in advance; at the box office they are often gone by five.'],
      ['I do not eat fish.', 'Chicken, tofu and vegetables are grilled in the same way. Please say so when you book.'],
      [
        'Does the dance take place in the rain?',
        'In light rain, yes. If it is broken off, the ticket is valid for another evening.',
      ],
    ],
    notes: `- Take off hats, earrings and glasses before the monkeys do.
- The theatre is of stone: bring something soft if you need it.
- Shoulders and knees are covered with the sarong we lend you.`,
    terms: 'day',
  },
  {
    slug: 'tanah-lot-sunset-taman-ayun',
    title: 'Tanah Lot at Sunset with the Royal Temple of Taman Ayun',
    excerpt: 'The temple in the sea when the sky is on fire, and a garden temple where you can hear the fountains.',
    description: `Taman Ayun in Mengwi was built in 1634 for a king who wanted a garden to wander in when the gods were not looking. Ten tiered towers stand behind a moat with lotus; it is one of the five places that carry the subak landscape on the World Heritage list, and in the early afternoon it is nearly empty.

On the way to the coast the road drops through rice fields to Tanah Lot, the temple on a rock that the tide turns into an island twice a day. At low water you can cross to the foot of it and be blessed at a spring of fresh water in the middle of the surf; priests, not visitors, climb further. In holes in the cliff opposite live the sea snakes that guard it, asleep most of the time.

For the last hour your guide knows a terrace on the southern side from which the silhouette is whole and the selfie sticks are behind you.`,
    main_image: 'tanah-lot-sunset',
    image_gallery: ['rock-temple-morning', 'category-temples', 'tegallalang'],
    location: 'Tabanan, Bali',
    duration: '6 hours',
    is_popular: true,
    rating: 4.7,
    review_count: 864,
    categories: ['temples-culture'],
    destinations: ['south-bali'],
    cut_off_days: 0,
    max_guests: 14,
    pricing: [
      perPerson(
        'Private tour with tickets',
        [
          [1, 1, 790],
          [2, 3, 460],
          [4, 6, 350],
          [7, 14, 295],
        ],
        { publish: 420 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 590],
          [2, 14, 285],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn(
        'Batubolong dinner with the sea view',
        'per_person',
        [[1, 1, 220]],
        'Three courses on the cliff beside the temple.',
      ),
    ],
    included_items: [
      'Private car and driver-guide',
      'Both entrance fees',
      'Sarong',
      'Young coconut at the sunset terrace',
    ],
    excluded_items: ['Dinner, unless added', 'Tips'],
    itinerary: [
      {
        title: 'Garden and sea',
        activities: [
          ['14:00', 'Pick-up in the south; from Ubud at 14:30.'],
          ['15:15', '**Taman Ayun**: an hour in the gardens and the small museum.'],
          ['17:00', '**Tanah Lot**: down to the rock, the spring and the snakes.'],
          ['18:15', 'Sunset from the terrace, then the way home against the traffic.'],
        ],
      },
    ],
    faq: [
      ['Can we enter the temple on the rock?', 'The rock only, at low tide. The courts above are for worshippers.'],
      [
        'What if it is cloudy?',
        'The best skies here come with broken cloud. On grey days we say so by noon, and you may move the tour.',
      ],
    ],
    notes: `- The steps to the rock are wet and uneven; sandals with a strap are best.
- The tide table decides whether the crossing is open; your guide knows the hour.`,
    terms: 'day',
  },
  {
    slug: 'first-surf-lesson-kuta-canggu',
    title: 'Your First Waves: Surf Lesson in Kuta or Canggu',
    excerpt: 'Two hours, soft boards, warm water, one coach for two people. Most stand up on the first day.',
    description: `Kuta is where Bali learned to surf, and it is still the kindest place for it: a long beach without rocks, waves that roll in evenly over sand, and water of 27 degrees. Canggu, twenty minutes up the coast, has a little more push and fewer people. You choose; the tide has a say as well.

The lesson begins on the sand with paddling, the jump to your feet, and the three things that keep everybody safe. Then you go in with a coach for every two pupils. He swims, holds the board, reads the sets and pushes at the right moment, so that you can think about your feet. After an hour most people ride the white water standing; those who have had a lesson before are taken out to the green waves.

Our coaches grew up on these beaches and are licensed by the International Surfing Association. Boards are soft and long, and there are rash vests in every size, against the sun and the wax.`,
    main_image: 'surf-lesson',
    image_gallery: ['green-wave', 'fishing-beach', 'category-adventure'],
    location: 'Kuta or Canggu, Bali',
    duration: '2 hours',
    tour_label: ['Group tour', 'Private tour'],
    rating: 4.9,
    review_count: 735,
    categories: ['surf-adventure'],
    destinations: ['south-bali'],
    cut_off_days: 0,
    max_guests: 10,
    pricing: [
      onePrice('Two to a coach', 375, { child: 375, publish: 450 }),
      onePrice('A coach of your own', 590, { child: 590 }),
      onePrice('Residents of Indonesia', 295, { child: 295, market: 'indonesia' }),
    ],
    add_on: [
      addOn('Photos from the water', 'per_package', [[1, 2, 300]]),
      addOn('Hotel transfer', 'per_package', [[1, 3, 175]], 'One car, both ways, between Canggu and Jimbaran.'),
    ],
    included_items: [
      'Soft board and rash vest',
      'Coach with ISA licence',
      'Insurance in the water',
      'Shower and a bottle of water',
    ],
    excluded_items: ['Transfer, unless added', 'Towel'],
    itinerary: [
      {
        title: 'On sand and water',
        activities: [
          ['By the tide', 'We write the evening before which hour is best, between 07:00 and 16:00.'],
          ['First 25 minutes', 'Warm-up and dry run on the beach.'],
          ['Then', 'An hour and a quarter in the water, and a quarter of an hour to talk about it.'],
        ],
      },
    ],
    faq: [
      [
        'From what age?',
        'From seven, if the child swims. Up to twelve we give every child a coach alone, at no extra cost.',
      ],
      [
        'When are there waves?',
        'Every day of the year; from November to March the wind blows offshore in the morning on the east side, and we move the lesson there.',
      ],
    ],
    notes: `- You should be able to swim fifty metres.
- Reef-safe sun cream, please; the counter has some.`,
    terms: 'day',
  },
  {
    slug: 'private-driver-bali-full-day',
    title: 'Private Driver for a Day: Bali Your Way',
    excerpt: 'A clean car, a patient driver who knows every back road, ten hours, and no programme but yours.',
    description: `Some days do not want a tour. You have a list of cafés, a tailor in Denpasar, a beach that somebody’s cousin mentioned, and no wish to hold a map in the traffic. For those days there is Made, or Ketut, or Nyoman, and ten hours.

Our drivers have been with us for six years on average. They speak good English, drive gently, know where the road floods and where to eat for forty thousand rupiah, and wait without sighing. Petrol, parking and tolls are in the price, and so is their advice, which is usually right.

Write us your wishes in advance and we tell you what fits into a day; Bali is small on the map and slow on the road. Or decide in the car. The price is for the car, not for each person, and the more packages you book the more cars come: good for families who travel in two generations and with six suitcases.`,
    main_image: 'private-driver',
    image_gallery: ['destination-south-bali', 'destination-ubud', 'lake-temple-noon', 'fishing-beach'],
    location: 'Anywhere on Bali',
    duration: '10 hours',
    is_popular: true,
    rating: 4.9,
    review_count: 1522,
    categories: ['rice-fields-villages', 'temples-culture'],
    destinations: ['south-bali', 'ubud', 'north-bali', 'east-bali'],
    cut_off_days: 1,
    pricing: [
      perPackage(
        'Car for up to 5 guests',
        [
          [1, 1, 750],
          [2, 3, 700],
          [4, 10, 660],
        ],
        { description: 'Toyota Avanza or the like.', publish: 850 },
      ),
      perPackage(
        'Van for up to 12 guests',
        [
          [1, 1, 1450],
          [2, 5, 1350],
        ],
        { description: 'Toyota HiAce Commuter.', publish: 1600 },
      ),
      perPackage('Half a day, up to 5 guests', [[1, 10, 490]], { duration: '5 hours' }),
      perPackage('Car for residents of Indonesia', [[1, 10, 600]], { market: 'indonesia' }),
    ],
    add_on: [
      addOn(
        'Licensed guide beside the driver',
        'per_package',
        [[1, 1, 450]],
        'English, German, French, Japanese or Mandarin.',
      ),
      addOn('Child seat', 'per_package', [[1, 3, 50]], 'Tell us the child’s age and weight.'),
      addOn('An hour more', 'per_package', [[1, 4, 75]]),
    ],
    included_items: [
      'Car with driver, fuel, parking and tolls',
      'Ten hours from door to door',
      'Water and wet towels',
      'Wi-Fi in the car',
    ],
    excluded_items: ['Entrance fees', 'Meals', 'Fast boats and ferries'],
    itinerary: [
      {
        title: 'Your day',
        activities: [
          [
            'When you like',
            'Pick-up anywhere between Canggu, Ubud, Sanur and Nusa Dua. From Amed, Lovina or Pemuteran there is a surcharge of Rp250.000.',
          ],
          [
            'All day',
            'You decide. Common days: Ubud and Tegallalang, Bedugul and Jatiluwih, the beaches of the Bukit, Lempuyang and Tirta Gangga.',
          ],
        ],
      },
    ],
    faq: [
      [
        'How far can we go in ten hours?',
        'Almost anywhere and back, but three stops are pleasant and six are not. Lovina and Amed are about three hours from Seminyak each way.',
      ],
      [
        'Does the driver come in with us?',
        'He waits at the car, by law: guiding inside the temples needs a licence. Add a guide if you want one.',
      ],
    ],
    notes: `- Overtime is charged by the started hour.
- Surfboards go on the roof, free of charge.`,
    terms: 'day',
  },
  {
    slug: 'denpasar-evening-food-walk',
    title: 'An Evening of Eating in Denpasar',
    excerpt: 'The capital that visitors drive past: a night market, eight tastings and a temple on the way.',
    description: `Hardly anyone who comes to Bali eats in Denpasar, which is a pity, because the Balinese do. Every afternoon at four the streets around Pasar Badung and Kereneng fill with carts, and until ten you can have the best satay of the island standing up, for the price of a hotel coffee.

Gede is a chef who had enough of plates with three dots of sauce. He walks you through his own evening: turmeric juice from the man with the glass jars, *lawar* chopped in front of you, satay lilit, *tipat cantok* with a peanut dressing made per order, grilled corn with chilli butter, a bowl of *soto*, the green pancake with coconut and palm sugar that is properly called *dadar gulung*.

In between you see the flower market, where the offerings for tomorrow are sold by the kilo, and the old courtyards of Pura Maospahit. Come hungry. Eight stops is a minimum.`,
    main_image: 'denpasar-food-walk',
    image_gallery: ['ubud-market', 'balinese-table', 'galungan-street'],
    location: 'Denpasar, Bali',
    duration: '4 hours',
    tour_label: ['Group tour'],
    rating: 4.8,
    review_count: 264,
    categories: ['food-craft'],
    destinations: ['south-bali'],
    cut_off_days: 0,
    max_guests: 8,
    closed_in_days: [5, 12, 19, 26],
    pricing: [
      onePrice('Food walk', 495, { child: 350, publish: 560, description: 'All tastings and drinks.' }),
      onePrice('Residents of Indonesia', 390, { child: 275, market: 'indonesia' }),
    ],
    add_on: [
      addOn(
        'Transfer both ways',
        'per_package',
        [[1, 2, 300]],
        'From Sanur, Kuta, Seminyak or Canggu, up to five people.',
      ),
    ],
    included_items: [
      'Eight tastings or more, and drinks with them',
      'Guide',
      'Small donation at the temple',
      'A list of addresses for the rest of your stay',
    ],
    excluded_items: ['Alcohol', 'Transfer, unless added'],
    itinerary: [
      {
        title: 'From cart to cart',
        activities: [
          ['16:30', 'Meet at the clock tower of **Puputan Square**.'],
          ['16:45', 'Juice, fruit and flowers at **Pasar Badung**.'],
          ['18:00', 'On foot and by *bemo* to **Pasar Kereneng**.'],
          ['20:00', 'Something sweet, coffee, good night.'],
        ],
      },
    ],
    faq: [
      [
        'Is the street food safe?',
        'We eat where locals queue, which means that nothing stands around. Gede has done this walk four hundred times.',
      ],
      ['And for vegetarians?', 'A different six of the eight stops. Vegans: tell us, it works too.'],
    ],
    notes: `- No pork for those who do not want it: each stop has another choice.
- About three kilometres on foot, partly on uneven pavement.`,
    terms: 'day',
  },
]

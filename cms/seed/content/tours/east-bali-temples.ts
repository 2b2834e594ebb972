import { addOn, perPerson } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Temples, water palaces and weaving villages below Mount Agung. */
export const eastBaliTempleTours: readonly DemoTour[] = [
  {
    slug: 'lempuyang-gate-tirta-gangga-taman-ujung',
    title: 'Lempuyang Gate, Tirta Gangga and the Water Palaces of Karangasem',
    excerpt: 'Leave in the dark, stand in the gate before the queue, and spend the warm hours beside cool water.',
    description: `Everybody knows the picture: a split gate of pale stone, and in the gap the whole of Mount Agung. What the picture leaves out is the queue, which by ten in the morning is two hours long. We are on the shuttle that leaves the car park at half past six, and the mountain is usually clear until eight.

Lempuyang is one of the oldest and holiest temples of the island, and the gate is only its beginning. Behind it three stairs lined with nagas climb to the upper court, where few visitors go. The lake in the photographs, by the way, does not exist: it is a mirror that the photographer holds under the lens.

From there it is downhill. Tirta Gangga, built by the last raja of Karangasem in 1946, has stepping stones between carp as long as your arm, and a spring pool where you may swim. Taman Ujung, his family's palace by the sea, stands on the water with long bridges and hardly anybody on them. We have lunch above the rice fields between the two.`,
    main_image: 'lempuyang-gate',
    image_gallery: ['temple-lawn-gate', 'sidemen-valley', 'flooded-terraces', 'village-street'],
    location: 'Karangasem, Bali',
    duration: '11 hours',
    is_popular: true,
    rating: 4.7,
    review_count: 729,
    categories: ['temples-culture'],
    destinations: ['east-bali'],
    cut_off_days: 1,
    max_guests: 12,
    closed_in_days: [21, 22],
    pricing: [
      perPerson(
        'Private tour with tickets and shuttle',
        [
          [1, 1, 1290, 990],
          [2, 3, 790, 610],
          [4, 6, 590, 450],
          [7, 12, 510, 390],
        ],
        { description: 'Your own car, an English-speaking guide and every entrance fee.', publish: 640 },
      ),
      perPerson(
        'Car and driver only',
        [
          [1, 1, 900],
          [2, 3, 470],
          [4, 6, 290],
          [7, 12, 250],
        ],
        { description: 'No guide; tickets and shuttle, about Rp250.000 per adult, are paid on the spot.' },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 990, 790],
          [2, 3, 590, 460],
          [4, 12, 420, 330],
        ],
        { description: 'With tickets at the domestic rate. Please bring a KTP or KITAS.', market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn(
        'Lunch above the rice fields',
        'per_person',
        [[1, 1, 145]],
        'Fish in banana leaf or tempeh, rice, fruit and a soft drink.',
      ),
      addOn(
        'Traditional dress for the pictures',
        'per_person',
        [[1, 1, 175]],
        'Kebaya or udeng with a good sarong, fitted by the driver’s wife the day before.',
      ),
    ],
    included_items: [
      'Pick-up in Ubud, Sanur, Kuta or Seminyak',
      'Car, driver and guide of the package you choose',
      'Shuttle and tickets at Lempuyang, Tirta Gangga and Taman Ujung',
      'Sarong and sash',
      'Breakfast box and water',
    ],
    excluded_items: ['Lunch, unless added', 'Tip for the photographer at the gate', 'Personal expenses'],
    itinerary: [
      {
        title: 'Gate, springs and sea',
        activities: [
          ['03:45', 'Pick-up in the south; in Ubud at 04:15. The breakfast box can wait, you can sleep.'],
          ['06:30', 'Shuttle up to **Lempuyang** and a number for the gate.'],
          ['08:30', 'The naga stairs and the upper court.'],
          ['10:00', '**Tirta Gangga**: carp, stepping stones and, if you like, a swim.'],
          ['12:00', 'Lunch.'],
          ['13:15', '**Taman Ujung**.'],
          ['15:00', 'Along the coast road home.'],
        ],
      },
    ],
    faq: [
      [
        'Can you promise the view of Agung?',
        'No. In the dry months it is clear on four mornings of five, in the rains on about two. Early is always better.',
      ],
      [
        'How long is the queue at the gate?',
        'At half past six between twenty minutes and an hour. You hold a number and may sit down.',
      ],
      [
        'Do we climb to the top temple?',
        'Not on this day. It is some 1,700 steps and takes four hours; we arrange it as a day of its own.',
      ],
    ],
    notes: `- Shoulders and knees are covered at the temple, under the sarong too.
- Poses that upset the temple guards, such as handstands, end the session.
- Bring a swimsuit and a towel for Tirta Gangga.`,
    terms: 'day',
  },
  {
    slug: 'sidemen-valley-walk-weavers',
    title: 'Sidemen Valley: A Walk through the Rice and a Day with the Weavers',
    excerpt: 'The Bali that painters came for, on foot, with lunch in a house where the loom stands by the kitchen.',
    description: `Sidemen has no sights, and that is its luck. There is a valley, a river called Unda, terraces that climb from it on both sides, and Agung at the end like a stage set. People come for a walk and rebook their flights.

Komang meets you at the bridge. He is a farmer in the mornings and knows whose field has which water today, so the way changes: three hours along dikes and through chilli, peanuts and marigold, with one crossing of the river on stones. You will meet ducks, which are rented out by the day to eat the snails.

His sister-in-law weaves songket, silk with threads of gold, on a loom that she holds tight with her own back. A sarong takes her two months. In the workshop across the road the *endek* cloth is made, tied and dyed before it is woven, and you can try both until you see why it costs what it costs. On the way we stop in Klungkung, where the judges of Kerta Gosa sat under a painted ceiling of hell.`,
    main_image: 'sidemen-valley',
    image_gallery: ['tegallalang', 'flooded-terraces', 'village-street', 'balinese-table'],
    location: 'Sidemen, Bali',
    duration: '9 hours',
    rating: 4.9,
    review_count: 154,
    categories: ['rice-fields-villages', 'food-craft'],
    destinations: ['east-bali'],
    cut_off_days: 1,
    max_guests: 8,
    pricing: [
      perPerson(
        'Private day with lunch',
        [
          [1, 1, 1190, 900],
          [2, 3, 725, 540],
          [4, 8, 560, 420],
        ],
        { description: 'Car, village guide, weaving and lunch.', publish: 650 },
      ),
      perPerson(
        'Walk and weavers from Sidemen',
        [
          [1, 1, 590, 440],
          [2, 8, 380, 285],
        ],
        { description: 'For guests who already stay in the valley.', duration: '5 hours' },
      ),
    ],
    add_on: [
      addOn(
        'Rafting on the Telaga Waja',
        'per_person',
        [[1, 1, 480]],
        'In place of the afternoon: fourteen kilometres of grade three, lunch at the river.',
      ),
      addOn(
        'An endek scarf of your own colours',
        'per_package',
        [
          [1, 2, 450],
          [3, 6, 400],
        ],
        'Woven after your visit and posted to your hotel within two weeks.',
      ),
    ],
    included_items: [
      'Car from Ubud, Sanur or the south',
      'Village guide',
      'Weaving lesson',
      'Ticket for Kerta Gosa',
      'Lunch, coffee and water',
    ],
    excluded_items: ['Cloth that you buy', 'Tips'],
    itinerary: [
      {
        title: 'Klungkung and the valley',
        activities: [
          ['07:30', 'Pick-up; in Ubud at 08:00.'],
          ['08:45', '**Kerta Gosa** in Klungkung, the painted court of justice.'],
          ['10:00', 'Start of the walk in **Sidemen**.'],
          ['13:00', 'Lunch with Komang’s family.'],
          ['14:00', '**Songket and endek**: watch, ask, try.'],
          ['15:30', 'Drive back.'],
        ],
      },
    ],
    faq: [
      [
        'Is the walk difficult?',
        'Six kilometres with about a hundred metres of up and down. The dikes are narrow and muddy after rain; we lend sticks.',
      ],
      ['Do the weavers expect us to buy?', 'No. They are paid for the lesson, and nobody follows you to the car.'],
    ],
    notes: `Long trousers keep the rice from scratching. From the edge of the fields there is no shade for an hour: bring a hat.`,
    terms: 'day',
  },
  {
    slug: 'besakih-mother-temple-morning',
    title: 'Besakih in the Morning: The Mother Temple with a Priest’s Son',
    excerpt: 'Eighty-six temples on the slope of Agung, with somebody who was brought up in one of them.',
    description: `Besakih is not one temple but eighty-six, laid out in terraces a thousand metres up on the flank of Agung. Most visitors see a stair. With Gusti, whose father serves in one of the clan temples, you see who prays where and why, which way the water goes, and what is being prepared in the kitchens.

We arrive at eight, before the day tours, and walk up on the side paths. Gusti knows the courts where guests are welcome and the ones where they are not, and he does not bargain about that.

The lava of 1963 came down on both sides and spared the temple by a few metres. There are different opinions on the reason; only one of them is heard here.`,
    main_image: 'temple-lawn-gate',
    image_gallery: ['lempuyang-gate', 'galungan-street', 'sidemen-valley'],
    location: 'Besakih, Karangasem',
    duration: '7 hours',
    rating: null,
    review_count: 0,
    categories: ['temples-culture'],
    destinations: ['east-bali'],
    cut_off_days: 1,
    max_guests: 8,
    pricing: [
      perPerson('Private morning', [
        [1, 1, 1150, 850],
        [2, 3, 690, 520],
        [4, 8, 540, 405],
      ]),
    ],
    included_items: ['Car and guide', 'Entrance fee and shuttle cart', 'Sarong, sash and offering', 'Water'],
    excluded_items: ['Lunch', 'Tips'],
    itinerary: [
      {
        title: 'The temple before the crowd',
        activities: [
          ['06:30', 'Pick-up in Ubud.'],
          ['08:00', 'Up through **Besakih** on the side paths.'],
          ['10:30', 'Coffee with Gusti’s family.'],
          ['11:30', 'Lunch with a view in Rendang, then back to Ubud.'],
        ],
      },
    ],
    faq: [
      ['May we enter the innermost court?', 'No, it is for prayer. From the side one sees into it well.'],
      ['What if there is a ceremony?', 'Then it is the best day to come, and we bring white shirts for everybody.'],
    ],
    notes: `Shirts with sleeves, please. Mornings up here are cool.`,
    terms: 'day',
    draft: true,
  },
]

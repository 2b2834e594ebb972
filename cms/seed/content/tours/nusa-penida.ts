import { addOn, onePrice, perPackage, perPerson } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Tours on Nusa Penida and its smaller neighbours. */
export const nusaPenidaTours: readonly DemoTour[] = [
  {
    slug: 'nusa-penida-west-kelingking-day-trip',
    title: 'Nusa Penida West: Kelingking, Broken Beach and Crystal Bay',
    excerpt: 'The famous west coast in one day, with a driver on the island who starts before the day boats.',
    description: `Forty minutes by fast boat from Sanur the coast rises out of the sea like a wall. On top of it runs the road, narrow and full of holes, from one view to the next, and at the end of each stands the kind of cliff that makes you take a step back.

Kelingking comes first, because by eleven there is a queue for the place at the rail: a headland in the shape of a resting dinosaur, two hundred metres above a beach so white that it hurts. At Angel’s Billabong the sea fills a basin of rock with green glass. Next to it a cave has fallen in and left Pasih Uug, the Broken Beach, a perfect round bay with a door to the ocean. Last, and longest, comes Crystal Bay for swimming, snorkelling and a coconut under the palms.

Our cars on Penida are small and strong, like the roads they drive on, and our drivers were born here. They know where to stop for the picture without a stranger in it.`,
    main_image: 'penida-west',
    image_gallery: ['penida-east', 'turtle-reef', 'fishing-beach', 'destination-nusa-penida'],
    location: 'Nusa Penida, from Sanur',
    duration: '10 hours',
    tour_label: ['Private tour', 'Group tour'],
    is_popular: true,
    rating: 4.8,
    review_count: 1963,
    categories: ['island-escapes'],
    destinations: ['nusa-penida'],
    max_guests: 16,
    closed_in_days: [17],
    pricing: [
      perPerson(
        'Private car on the island',
        [
          [1, 1, 1650],
          [2, 3, 1090],
          [4, 6, 890],
          [7, 16, 820],
        ],
        { publish: 1150, description: 'Fast boat, car and driver for you alone, tickets, lunch.' },
      ),
      onePrice('Shared minibus, at most 10 guests', 690, {
        child: 590,
        publish: 790,
        description: 'The same places with others.',
      }),
      perPerson(
        'Residents of Indonesia, private car',
        [
          [1, 1, 1250],
          [2, 16, 725],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn(
        'Hotel transfer to Sanur and back',
        'per_package',
        [[1, 3, 450]],
        'One car for up to five; from Ubud, Canggu, Seminyak, Kuta or Nusa Dua.',
      ),
      addOn('Snorkelling set at Crystal Bay', 'per_package', [
        [1, 4, 50],
        [5, 16, 40],
      ]),
    ],
    included_items: [
      'Return fast boat from Sanur',
      'Car with driver on Penida',
      'Island retribution and parking',
      'Lunch at a local restaurant',
      'Insurance on board',
    ],
    excluded_items: ['Transfer to Sanur, unless added', 'Towels', 'Descent to Kelingking beach with a guide'],
    itinerary: [
      {
        title: 'The west coast',
        activities: [
          ['06:45', 'Check-in at Sanur harbour, boat at 07:30.'],
          ['09:15', '**Kelingking**: the view, and time to breathe.'],
          ['11:00', '**Broken Beach** and **Angel’s Billabong**.'],
          ['13:00', 'Lunch.'],
          ['14:00', '**Crystal Bay**: swim, snorkel, rest.'],
          ['16:30', 'Boat back; Sanur at about 17:15.'],
        ],
      },
    ],
    faq: [
      [
        'Can we go down to Kelingking beach?',
        'The path is steep, partly broken, and takes two hours there and back. Most guests leave it; if you want to go, tell the driver in the morning.',
      ],
      ['How are the roads?', 'Better every year, but bumpy. With back trouble we would choose Nusa Lembongan.'],
      [
        'Is the sea rough?',
        'From December to February it can be. Sit at the back of the boat and look at the horizon.',
      ],
    ],
    notes: `- Boarding in Sanur is from the new harbour, dry-footed; on Penida you may get wet to the knee at low tide.
- Do not climb over the rails, not for any picture.
- Bring cash: the island’s two machines are often empty.`,
    terms: 'boat',
  },
  {
    slug: 'manta-snorkelling-nusa-penida',
    title: 'Snorkelling with Manta Rays off Nusa Penida',
    excerpt: 'Four spots by fast boat, first of all the bay where the mantas come to be cleaned.',
    description: `They are up to four metres across, weigh as much as a small car, and feed on what you cannot see. Reef mantas visit the southern bays of Penida on nine days out of ten, to filter plankton and to have themselves cleaned by wrasse. They pass under you, turn, look at you with one eye, and pass again.

We leave Sanur early and go to Manta Bay first, while few boats are there. In the water a guide swims with every six guests and keeps the group quiet and together: whoever chases a manta sees its tail. After that come the sheltered spots along the north: Gamat Bay with its coral wall, the drift at Toyapakeh where the current does the work, and Crystal Bay or Mangrove Point for turtles.

Masks, fins and short wetsuits are washed and in all sizes, children’s too. Between the second and the third spot there is hot tea and fried banana, and nobody has ever refused it.`,
    main_image: 'manta-snorkelling',
    image_gallery: ['turtle-reef', 'reef-garden', 'manta-point', 'penida-west'],
    location: 'Nusa Penida, from Sanur',
    duration: '7 hours',
    tour_label: ['Group tour'],
    rating: 4.7,
    review_count: 688,
    categories: ['snorkelling-diving', 'island-escapes'],
    destinations: ['nusa-penida'],
    max_guests: 18,
    places_per_day: 24,
    places_in_days: { 10: 5 },
    pricing: [
      onePrice('Four spots from Sanur', 990, { child: 790, publish: 1190 }),
      perPackage('A boat of your own, up to 8 guests', [[1, 2, 7200]], { publish: 7900 }),
      onePrice('Residents of Indonesia', 790, { child: 620, market: 'indonesia' }),
    ],
    add_on: [
      addOn('Underwater camera with your pictures', 'per_package', [[1, 2, 350]]),
      addOn('Prescription mask', 'per_package', [[1, 2, 60]], 'From -2 to -6; tell us the strength.'),
    ],
    included_items: [
      'Fast boat with crew',
      'One guide in the water for six guests',
      'Mask, fins, short wetsuit, life jacket',
      'Lunch box, tea and fruit',
      'Marine park fee',
    ],
    excluded_items: ['Transfer to Sanur', 'Towels'],
    itinerary: [
      {
        title: 'Four times in the water',
        activities: [
          ['07:00', 'Meet in Sanur, fitting of the gear.'],
          ['08:30', '**Manta Bay**, forty minutes.'],
          ['10:00', '**Gamat Bay** and **Toyapakeh**.'],
          ['12:00', 'Lunch on board, then **Mangrove Point** or Crystal Bay.'],
          ['14:00', 'Back in Sanur.'],
        ],
      },
    ],
    faq: [
      [
        'And if there are no mantas?',
        'They are wild. If none appears, you may come again at half price within a year.',
      ],
      [
        'I am not a strong swimmer.',
        'There are rings and life jackets, and the guide tows. Open water with swell is not for people who are afraid of it, though.',
      ],
    ],
    notes: `- Do not touch the animals or stand on coral; the guide will ask anyone who does to leave the water.
- A tablet against seasickness an hour before is a good idea.`,
    terms: 'boat',
  },
  {
    slug: 'nusa-penida-east-diamond-beach-atuh',
    title: 'Nusa Penida East: Diamond Beach, Atuh and the Tree House',
    excerpt: 'The quieter side of the island: sea stacks, stairs cut into white rock, and a village above the clouds.',
    description: `The east of Penida faces the open strait towards Lombok. The cliffs are whiter here, the sea has more colours, and until 2018 there was no way down to Diamond Beach at all. Then the people of Pejukutan cut a stair into the rock, white step after white step; the upper half is easy, the lower half has a rope.

From the same car park another path leads to Atuh, a bay between two headlands with warungs and sunbeds, where the swimming is safe at high tide. A few bends on, the islets of Raja Lima lie in the water like scattered dice, best seen from the wooden house in the tree that has become more famous than its view.

On the way back the road climbs to the hill of Teletubbies, green and round in the wet half of the year, and to the temple of Goa Giri Putri: you crawl in through a hole in the rock and stand up in a cave as high as a cathedral, full of incense.`,
    main_image: 'penida-east',
    image_gallery: ['penida-west', 'destination-nusa-penida', 'turtle-reef'],
    location: 'Nusa Penida, from Sanur',
    duration: '10 hours',
    rating: 4.7,
    review_count: 421,
    categories: ['island-escapes', 'temples-culture'],
    destinations: ['nusa-penida'],
    max_guests: 12,
    pricing: [
      perPerson(
        'Private car on the island',
        [
          [1, 1, 1690],
          [2, 3, 1120],
          [4, 6, 920],
          [7, 12, 850],
        ],
        { publish: 990 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 1290],
          [2, 12, 760],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [addOn('Hotel transfer to Sanur and back', 'per_package', [[1, 3, 450]])],
    included_items: [
      'Return fast boat from Sanur',
      'Car with driver on Penida',
      'All entrance fees',
      'Lunch',
      'Sarong for the cave temple',
    ],
    excluded_items: ['Fee for pictures in the tree house, Rp75.000', 'Transfer to Sanur, unless added'],
    itinerary: [
      {
        title: 'The east coast',
        activities: [
          ['06:45', 'Check-in at Sanur, boat at 07:30.'],
          ['09:45', '**Diamond Beach** and **Atuh**: stairs, swim, coconut.'],
          ['12:30', '**Raja Lima** and the tree house.'],
          ['13:30', 'Lunch on the ridge.'],
          ['14:45', '**Goa Giri Putri**.'],
          ['16:30', 'Boat back to Sanur.'],
        ],
      },
    ],
    faq: [
      ['East or west?', 'West for the one picture you know, east for more calm. With two days, both.'],
      [
        'Can I swim at Diamond Beach?',
        'Only in calm weather. The undertow is strong; Atuh next door is the place to swim.',
      ],
    ],
    notes: `- The lower stair of Diamond Beach is exposed: good shoes, hands free.
- To the cave leads an entrance of 80 centimetres; inside there is plenty of room.`,
    terms: 'boat',
  },
  {
    slug: 'nusa-penida-two-days-east-west',
    title: 'Nusa Penida in Two Days: West, East and a Night on the Island',
    excerpt: 'When the last day boat has left, Penida becomes itself. Stay for the evening.',
    description: `At half past four the harbour empties, the dust settles, and an island of fishermen and seaweed farmers has its evening to itself. That is the best argument for a night here; the second is that both coasts in one day is a drive with interruptions.

The first day belongs to the west, in the afternoon, when everyone else is going home: Broken Beach in slanting light, Kelingking at sunset with perhaps ten people at the rail. You sleep in a bungalow above Crystal Bay with a pool and a view of Mount Agung across the strait, and eat what the boats brought.

On the second morning you are at the top of Diamond Beach at sunrise, which on this side of the island comes straight out of the sea. Atuh for a swim, the cave temple, lunch, and an hour of snorkelling with turtles before the boat.`,
    main_image: 'penida-two-days',
    image_gallery: ['penida-west', 'penida-east', 'turtle-reef', 'manta-point'],
    location: 'Nusa Penida, from Sanur',
    duration: '2 days',
    tour_type: 'multi_day',
    rating: 4.9,
    review_count: 176,
    categories: ['island-escapes', 'snorkelling-diving'],
    destinations: ['nusa-penida'],
    cut_off_days: 3,
    max_guests: 8,
    closed_in_days: [16, 17],
    pricing: [
      perPerson(
        'Private, in a twin or double bungalow',
        [
          [1, 1, 4150],
          [2, 3, 2490],
          [4, 8, 2190],
        ],
        { publish: 2450 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 3400],
          [2, 8, 1890],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn('Single bungalow', 'per_package', [[1, 4, 650]]),
      addOn(
        'Morning with the mantas instead of the cave',
        'per_person',
        [[1, 1, 390]],
        'By local boat from Crystal Bay, two hours.',
      ),
    ],
    included_items: [
      'Return fast boat',
      'Car with driver on both days',
      'One night with breakfast',
      'Two lunches',
      'Snorkelling boat with gear on day two',
      'All fees',
    ],
    excluded_items: ['Dinner', 'Transfer to Sanur'],
    itinerary: [
      {
        title: 'West, when the others leave',
        activities: [
          ['09:30', 'Boat from Sanur, lunch near the harbour and a rest at the pool.'],
          ['14:30', '**Angel’s Billabong** and **Broken Beach**.'],
          ['17:00', '**Kelingking** until the sun is gone.'],
          ['19:30', 'Grilled fish above Crystal Bay.'],
        ],
      },
      {
        title: 'East at first light',
        activities: [
          ['05:15', '**Diamond Beach** at sunrise, breakfast at Atuh.'],
          ['10:00', '**Goa Giri Putri**.'],
          ['13:00', 'Lunch, then snorkelling at **Gamat** and **Mangrove Point**.'],
          ['16:30', 'Boat to Sanur.'],
        ],
      },
    ],
    faq: [
      ['Is there hot water?', 'Yes, and air conditioning, and Wi-Fi that is good enough to send a picture.'],
      ['Can we stay a third day?', 'Gladly. Write to us before you book and we ask the bungalows.'],
    ],
    notes: `- One soft bag per person on the boat; large cases can wait in our office in Sanur.
- Bring a torch for the walk from the restaurant.`,
    terms: 'journey',
  },
  {
    slug: 'nusa-lembongan-mangroves-snorkelling',
    title: 'Nusa Lembongan: Mangroves, Seaweed Farms and Two Reefs',
    excerpt: 'Penida’s gentle little sister, by paddle, on foot over the yellow bridge, and with a mask on.',
    description: `Lembongan is three kilometres long, flat enough for a bicycle, and in no hurry. In the north-east the mangroves grow out of clear water; a boatman pushes you through the channels with a pole, without a motor, and points at kingfishers before you have seen them.

Two reefs are near. At Mangrove Point the coral starts at your fins and turtles graze like cows; at Mushroom Bay it is calm enough for a first try. After lunch an open truck takes you over the narrow yellow bridge to Ceningan, where you see how seaweed is planted on ropes, dried on every roof and ends up in toothpaste and ice cream, and where the Blue Lagoon is exactly as blue as it is called.

The last hour is for Sandy Bay and the rock from which the brave jump. You do not have to.`,
    main_image: 'lembongan-mangroves',
    image_gallery: ['reef-garden', 'turtle-reef', 'fishing-beach'],
    location: 'Nusa Lembongan, from Sanur',
    duration: '9 hours',
    tour_label: ['Group tour'],
    rating: 4.7,
    review_count: 305,
    categories: ['island-escapes', 'snorkelling-diving'],
    destinations: ['nusa-penida'],
    max_guests: 14,
    pricing: [
      perPerson(
        'Day on the island with lunch',
        [
          [1, 1, 1190],
          [2, 6, 895],
          [7, 14, 820],
        ],
        { publish: 950 },
      ),
      perPerson('Residents of Indonesia', [[1, 14, 690, 520]], { market: 'indonesia' }),
    ],
    add_on: [
      addOn(
        'Stand-up paddle board in the mangroves',
        'per_package',
        [[1, 4, 150]],
        'Instead of the pole boat, one hour.',
      ),
    ],
    included_items: [
      'Return fast boat from Sanur',
      'Mangrove boat with boatman',
      'Snorkelling boat, gear and guide',
      'Open truck on both islands',
      'Lunch by the sea',
    ],
    excluded_items: ['Transfer to Sanur', 'Cliff-jump fee, Rp25.000'],
    itinerary: [
      {
        title: 'Two small islands',
        activities: [
          ['08:15', 'Check-in at Sanur, thirty-five minutes across the strait.'],
          ['09:45', '**Mangroves** by pole boat.'],
          ['11:00', 'Snorkelling at **Mangrove Point** and **Mushroom Bay**.'],
          ['13:00', 'Lunch, then over the bridge to **Ceningan**.'],
          ['16:15', 'Boat back.'],
        ],
      },
    ],
    faq: [
      ['Is it good with children?', 'It is the island day we recommend for families: short rides, calm water, sand.'],
    ],
    notes: `- The mangrove boats need water: at very low tide we change the order.
- The truck has benches and a roof, but no belts.`,
    terms: 'boat',
  },
]

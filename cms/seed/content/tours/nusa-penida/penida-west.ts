import { addOn, highSeason, onePrice, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const penidaWest: DemoTour = {
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
  tour_label: ['Group tour', 'Private tour'],
  is_popular: true,
  rating: 4.8,
  review_count: 1963,
  categories: ['island-escapes'],
  destinations: ['nusa-penida'],
  max_guests: 16,
  closed_days_from_today: [17],
  pricing: [
    perPerson(
      'Private car on the island',
      [
        [1, 1, 1650],
        [2, 3, 1090],
        [4, 6, 890],
        [7, 16, 820],
      ],
      {
        priceBeforeDiscount: 1150,
        seasons: [highSeason(15)],
        description: 'Fast boat, private car and driver, entrance fees and lunch.',
      },
    ),
    onePrice('Shared minibus, up to 10 guests', 690, {
      child: 590,
      priceBeforeDiscount: 790,
      seasons: [highSeason(15)],
      description: 'The same stops in a small group.',
    }),
    perPerson(
      'Residents of Indonesia, private car',
      [
        [1, 1, 1150],
        [2, 16, 650],
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
    'Island entry fee and parking',
    'Lunch at a local restaurant',
    'Passenger insurance on the boat',
  ],
  excluded_items: ['Transfer to Sanur, unless added', 'Towels', 'Descent to Kelingking beach with a guide'],
  itinerary: [
    {
      title: 'The west coast',
      activities: [
        ['06:45', 'Check-in at Sanur harbour, boat at 07:30.'],
        ['09:15', '**Kelingking**: the viewpoint, and time to take it in.'],
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
      'The path is steep, partly broken, and takes two hours there and back. Most guests skip it; if you want to go, tell your driver in the morning.',
    ],
    ['How are the roads?', 'Better every year, but bumpy. If you have back problems, choose Nusa Lembongan instead.'],
    ['Is the sea rough?', 'From December to February it can be. Sit at the back of the boat and look at the horizon.'],
  ],
  notes: `- In Sanur you board from the new harbour with dry feet; on Penida you may get wet up to your knees at low tide.
- Do not climb over the railings, not even for a photo.
- Bring cash: the island’s two ATMs are often empty.`,
  terms: 'boat',
}

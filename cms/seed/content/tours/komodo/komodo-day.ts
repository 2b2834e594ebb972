import { addOn, onePrice, perPackage } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const komodoDay: DemoTour = {
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
  asks_names: true,
  closed_days_from_today: [15],
  pricing: [
    onePrice('Shared speedboat, up to 20 guests', 1590, {
      priceBeforeDiscount: 1850,
      child: 1290,
      description: 'Park fee not included; it is paid on the spot, Rp350.000 on weekdays.',
    }),
    perPackage(
      'Private speedboat, up to 8 guests',
      [
        [1, 1, 12500],
        [2, 3, 11800],
      ],
      { maxGuests: 8, priceBeforeDiscount: 13500 },
    ),
    onePrice('Residents of Indonesia', 1190, { child: 950, market: 'indonesia' }),
  ],
  add_on: [
    addOn('Park fee and ranger, prepaid', 'per_person', [[1, 1, 375]], 'We buy the tickets in your names.'),
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
        ['05:30', 'Pickup; the boat leaves at six.'],
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
      'They are wild predators. Stay with the ranger, walk slowly, do not wear red, and you are safe.',
    ],
    ['How many steps are there on Padar?', 'About 800, of varying height. The lower platforms are beautiful too.'],
  ],
  notes: `- From January to March the harbour master often closes the sea; you then get a full refund.
- Hat and reef-safe sun cream: there is no shade on Padar.
- Tell the ranger about open wounds and menstruation before the walk.`,
  terms: 'strictBoat',
  cancellation_policy: 'Boat trips',
}

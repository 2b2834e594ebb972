import { addOn, christmasPrices, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const uluwatuSunset: DemoTour = {
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
      {
        priceBeforeDiscount: 760,
        seasons: [
          christmasPrices([
            [1, 1180],
            [2, 845],
            [4, 740],
            [7, 685],
          ]),
        ],
      },
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
      'We pick you up an hour earlier; ticket and parking included.',
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
    [
      'I do not eat fish.',
      'Chicken, tofu and vegetables are grilled the same way. Please let us know before the tour.',
    ],
    ['Does the dance take place in the rain?', 'In light rain, yes. In heavy rain it may be cut short.'],
  ],
  notes: `- Take off hats, earrings and glasses before the monkeys do.
- The theatre is of stone: bring something soft if you need it.
- Shoulders and knees are covered with the sarong we lend you.`,
  terms: 'day',
}

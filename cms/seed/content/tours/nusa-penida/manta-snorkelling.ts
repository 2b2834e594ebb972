import { addOn, christmasSeason, highSeason, onePrice, perPackage } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

/** The boats are full in these weeks. */
const seasons = [christmasSeason(20), highSeason(20)]

export const mantaSnorkelling: DemoTour = {
  slug: 'manta-snorkelling-nusa-penida',
  title: 'Snorkelling with Manta Rays off Nusa Penida',
  excerpt: 'Four spots by fast boat, first of all the bay where the mantas come to be cleaned.',
  description: `They are up to four metres across, weigh as much as a small car, and feed on what you cannot see. Reef mantas visit the southern bays of Penida on nine days out of ten, to filter plankton and to have themselves cleaned by wrasse. They pass under you, turn, look at you with one eye, and pass again.

We leave Sanur early and go to Manta Bay first, while few boats are there. In the water a guide swims with every six guests and keeps the group quiet and together: if you chase a manta, you only see its tail. After that come the sheltered spots along the north: Gamat Bay with its coral wall, the drift at Toyapakeh where the current does the work, and Crystal Bay or Mangrove Point for turtles.

Masks, fins and short wetsuits are washed and in all sizes, children’s too. Between the second and the third spot there is hot tea and fried banana, and it is always welcome.`,
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
  capacity_by_days_from_today: { 10: 5 },
  pricing: [
    onePrice('Four spots from Sanur', 990, { child: 790, priceBeforeDiscount: 1190, seasons }),
    perPackage('Private boat, up to 8 guests', [[1, 2, 7200]], { maxGuests: 8, priceBeforeDiscount: 7900, seasons }),
    onePrice('Residents of Indonesia', 790, { child: 620, market: 'indonesia' }),
  ],
  add_on: [
    addOn('Underwater camera with your photos', 'per_package', [[1, 2, 350]]),
    addOn(
      'Prescription mask',
      'per_package',
      [[1, 2, 60]],
      'From -2 to -6 dioptres. We ask for your strength before the trip.',
    ),
  ],
  included_items: [
    'Fast boat with crew',
    'One guide in the water for every six guests',
    'Mask, fins, short wetsuit, life jacket',
    'Lunch box, tea and fruit',
    'Marine park fee',
  ],
  excluded_items: ['Transfer to Sanur', 'Towels'],
  itinerary: [
    {
      title: 'Four snorkelling spots',
      activities: [
        ['07:00', 'Meet in Sanur and try on your gear.'],
        ['08:30', '**Manta Bay**, forty minutes.'],
        ['10:00', '**Gamat Bay** and **Toyapakeh**.'],
        ['12:00', 'Lunch on board, then **Mangrove Point** or Crystal Bay.'],
        ['14:00', 'Back in Sanur.'],
      ],
    },
  ],
  faq: [
    [
      'What if there are no mantas?',
      'They are wild, so we cannot guarantee them. On about nine days out of ten we see at least one. There is no refund if they stay away.',
    ],
    [
      'I am not a strong swimmer.',
      'We have life rings and life jackets, and the guide can tow you. If open water with swell makes you nervous, though, this is not the right trip.',
    ],
  ],
  notes: `- Do not touch the animals or stand on coral; the guide will ask anyone who does to leave the water.
- If you get seasick, take a tablet an hour before departure.`,
  terms: 'strictBoat',
  cancellation_policy: 'Boat trips',
}

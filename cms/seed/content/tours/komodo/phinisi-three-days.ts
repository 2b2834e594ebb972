import { addOn, christmasSeason, highSeason, lowSeason, perPackage } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

/** West winds keep half of the guests away after the holidays. */
const seasons = [christmasSeason(20), highSeason(25), lowSeason(-15)]

export const phinisiThreeDays: DemoTour = {
  slug: 'komodo-phinisi-three-days-two-nights',
  title: 'Sailing Komodo on a Phinisi: Three Days and Two Nights',
  excerpt: 'A wooden ship, nine cabins, dolphins at breakfast and the flying foxes of Kalong at dusk.',
  description: `The phinisi is the two-masted ship with which the Bugis sailed to Australia long before Cook. Ours, the *Sinar Pagi*, was laid down in Bira in 2018, of ironwood and without a plan, as it has always been done. She has nine cabins with windows and their own bathrooms, a deck to sleep on if you would rather have the stars, and a cook who was trained in Surabaya and bakes at four in the morning.

In three days you see what a day trip has to leave out. Kelor, a hill in the sea, for the first swim. Rinca, where the dragons are fewer and shyer than on Komodo and the savannah is wider. At sunset thousands of flying foxes rise from the mangroves of Kalong and cross the whole sky to Flores. Padar at sunrise, from the water and without a hurry; Pink Beach in the morning; Manta Point when the tide is right, since the ship can wait.

You anchor where it is quiet. When the generator stops at ten there is only the water along the hull.`,
  main_image: 'komodo-phinisi',
  image_gallery: ['phinisi-day', 'padar-morning', 'manta-point', 'slide-phinisi'],
  location: 'Komodo National Park, from Labuan Bajo',
  duration: '3 days',
  tour_type: 'multi_day',
  tour_label: ['Group tour', 'Private tour'],
  is_popular: true,
  rating: 4.9,
  review_count: 402,
  categories: ['island-escapes', 'snorkelling-diving'],
  destinations: ['komodo-labuan-bajo'],
  cut_off_days: 7,
  starts_in_days: 5,
  ends_in_days: 330,
  closed_days_from_today: [8, 9, 10, 15, 22, 23],
  pricing: [
    perPackage(
      'Deluxe cabin for two',
      [
        [1, 1, 11900],
        [2, 4, 11200],
      ],
      { maxGuests: 2, priceBeforeDiscount: 13500, seasons, description: 'Double or twin, window, private bathroom.' },
    ),
    perPackage('Deluxe cabin for two and a child', [[1, 2, 14800]], {
      maxGuests: 3,
      priceBeforeDiscount: 16400,
      seasons,
      description: 'The same cabin with an extra bed for a child up to 12 years.',
    }),
    perPackage('Master cabin with balcony for two', [[1, 2, 15900]], {
      maxGuests: 2,
      priceBeforeDiscount: 17800,
      seasons,
    }),
    perPackage('The whole ship, up to 18 guests', [[1, 1, 98000]], {
      maxGuests: 18,
      description: 'Your own route and times.',
    }),
    perPackage('Deluxe cabin for two, residents of Indonesia', [[1, 4, 9200]], {
      maxGuests: 2,
      market: 'indonesia',
    }),
  ],
  add_on: [
    addOn('Park fees for three days', 'per_person', [[1, 1, 950]]),
    addOn(
      'Two dives a day with the dive guide',
      'per_package',
      [[1, 4, 2600]],
      'For one certified diver: four dives in total, equipment included.',
    ),
  ],
  included_items: [
    'Two nights in your chosen cabin',
    'All meals, coffee, tea and water',
    'Crew of nine and a guide',
    'Snorkelling gear, kayaks and a tender',
    'Airport or hotel transfer in Labuan Bajo',
  ],
  excluded_items: ['Flights', 'Park fees, unless added', 'Beer and wine', 'Tips'],
  itinerary: [
    {
      title: 'Kelor, Rinca, Kalong',
      activities: [
        ['09:00', 'Pick-up and welcome on board.'],
        ['11:00', '**Kelor**: swim or climb.'],
        ['14:30', 'The dragons of **Rinca**.'],
        ['18:00', 'Flying foxes at **Kalong**, dinner at anchor.'],
      ],
    },
    {
      title: 'Padar, Pink Beach, mantas',
      activities: [
        ['05:00', '**Padar** at sunrise.'],
        ['09:00', '**Pink Beach**, snorkelling and doing nothing.'],
        ['14:00', '**Manta Point** with the tide, then **Taka Makassar**.'],
        ['19:00', 'Dinner on deck, grilled by the captain.'],
      ],
    },
    {
      title: 'Siaba and home',
      activities: [
        ['07:00', 'Turtles at **Siaba**.'],
        ['10:00', 'Last swim at **Kanawa**.'],
        ['12:30', 'Lunch and the harbour; transfer to the airport for flights from 15:00.'],
      ],
    },
  ],
  faq: [
    [
      'Will I get seasick?',
      'The park is sheltered and the ship is heavy. The crossing on the first day takes an hour.',
    ],
    [
      'Are there sockets and Wi-Fi?',
      'There are sockets in every cabin and air conditioning at night. Phone signal comes and goes, and there is deliberately no Wi-Fi.',
    ],
    ['Can I come alone?', 'Yes. The cabin price is the same for one guest.'],
  ],
  notes: `- Departures on most days from April to December; days without a departure are greyed out in the calendar.
- Soft bags, please: there is no space for hard cases.`,
  terms: 'journey',
}

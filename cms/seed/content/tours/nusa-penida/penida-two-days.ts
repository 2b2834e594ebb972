import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const penidaTwoDays: DemoTour = {
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
  closed_days_from_today: [16, 17],
  pricing: [
    perPerson(
      'Private tour, twin or double bungalow',
      [
        [1, 1, 4150],
        [2, 3, 2490],
        [4, 8, 2190],
      ],
      { priceBeforeDiscount: 2450 },
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
    ['Is there hot water?', 'Yes, as well as air conditioning and Wi-Fi that is good enough to send photos.'],
    ['Can we stay a third day?', 'Yes. Write to us before you book, and we check with the bungalows.'],
  ],
  notes: `- One soft bag per person on the boat; large cases can wait in our office in Sanur.
- Bring a torch for the walk from the restaurant.`,
  terms: 'journey',
}

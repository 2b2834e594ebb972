import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const penidaEast: DemoTour = {
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
      { priceBeforeDiscount: 990 },
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
  excluded_items: ['Tree house photo fee, Rp75.000', 'Transfer to Sanur, unless added'],
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
    ['East or west?', 'West for the famous view, east for fewer people. If you have two days, do both.'],
    [
      'Can I swim at Diamond Beach?',
      'Only in calm weather. The undertow is strong; Atuh next door is the place to swim.',
    ],
  ],
  notes: `- The lower stairs at Diamond Beach are exposed: wear good shoes and keep your hands free.
- The cave entrance is only 80 centimetres high; inside there is plenty of room.`,
  terms: 'boat',
}

import { addOn, highSeason, onePrice, perPackage } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const threeGilis: DemoTour = {
  slug: 'three-gilis-snorkelling-turtles-statues',
  title: 'The Three Gilis by Boat: Turtles, Statues and a Lazy Lunch',
  excerpt: 'Trawangan, Meno and Air in one day, with a mask on for half of it.',
  description: `Gili means small island, so Gili islands means small island islands, and nobody minds. There are no cars and no motorbikes on any of them, only bicycles, little horses and sand. What there is in abundance are green turtles: at Meno wall and off Trawangan’s north you meet three or four on every swim, eating sea grass and coming up for air next to you.

Off Meno, at four metres, forty-eight people of concrete stand and lie in a circle with their eyes closed. *Nest* was made by Jason deCaires Taylor in 2017 and is growing corals in its hair by now. Early in the day, which is when we go, you have it for a quarter of an hour with the light coming down in bars.

Lunch is on Gili Air under a roof of grass. Afterwards you may cycle round the island, which takes forty minutes with stops, or not.`,
  main_image: 'gili-snorkelling',
  image_gallery: ['gili-lagoon', 'turtle-reef', 'reef-garden', 'fishing-beach'],
  location: 'Gili Islands, Lombok',
  duration: '8 hours',
  tour_label: ['Group tour', 'Private tour'],
  rating: 4.8,
  review_count: 533,
  categories: ['snorkelling-diving', 'island-escapes'],
  destinations: ['lombok-gili-islands'],
  max_guests: 16,
  pricing: [
    onePrice('Shared boat with lunch', 590, { child: 450, priceBeforeDiscount: 690, seasons: [highSeason(20)] }),
    perPackage('Private boat, up to 6 guests', [[1, 2, 2650]], {
      maxGuests: 6,
      priceBeforeDiscount: 2900,
      seasons: [highSeason(20)],
    }),
    onePrice('Residents of Indonesia', 450, { child: 340, market: 'indonesia' }),
  ],
  add_on: [
    addOn('Bicycle on Gili Air', 'per_package', [[1, 16, 50]]),
    addOn('Underwater camera with your photos', 'per_package', [[1, 2, 250]]),
  ],
  included_items: [
    'Boat with captain and snorkelling guide',
    'Mask, fins, vest',
    'Lunch on Gili Air',
    'Transfer from Senggigi, Bangsal or your pier on the Gilis',
    'Marine fee',
  ],
  excluded_items: ['Fast boat from Bali', 'Towels'],
  itinerary: [
    {
      title: 'Three islands',
      activities: [
        ['08:00', 'Pick-up in Senggigi; on the Gilis at 08:45.'],
        ['09:15', 'The statues of **Nest** and **Meno wall**.'],
        ['11:00', 'Turtles off **Trawangan**.'],
        ['12:30', 'Lunch and the beach on **Gili Air**.'],
        ['15:00', 'Last swim at the Air wall, and back.'],
      ],
    },
  ],
  faq: [
    [
      'Can we come from Bali for the day?',
      'The fast boats take two hours each way; we recommend spending a night on the islands.',
    ],
  ],
  notes: `- Stay three metres away from the turtles and never swim above them: they need to come up for air.
- The statues are four metres deep and clearly visible from the surface.`,
  terms: 'strictBoat',
  cancellation_policy: 'Boat trips',
}

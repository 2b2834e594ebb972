import { addOn, perPackage } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const merapiJeep: DemoTour = {
  slug: 'merapi-lava-tour-jeep',
  title: 'Mount Merapi Lava Tour by Open Jeep',
  excerpt: 'Through the river of ash to the bunker, the house that stopped at 00:05, and a very good cup of coffee.',
  description: `Merapi means the one that makes fire, and it keeps its word every four or five years. After the great eruption of 2010 the village of Kinahrejo was gone. Its people came back, bought old army jeeps on credit, and now show visitors what the mountain did and how one lives below it. It is the least gloomy disaster tour there is.

You stand in the open, hold on to the bar and drive up the Kali Gendol, a bed of ash and boulders the size of houses. In the Sisa Hartaku museum a clock has melted at five past midnight; bicycles, a gamelan and the ribs of a cow are as they were found. At the bunker of Kaliadem, two kilometres from the summit, you see the smoke and, at night, the glow.

The last part goes through the river, at a speed that depends on how wet you wish to be. Coffee from bushes that grew in the new ash is served at the end; they say it is the minerals.`,
  main_image: 'merapi-jeep',
  image_gallery: ['bromo-sea-of-sand', 'category-volcanoes', 'destination-yogyakarta'],
  location: 'Kaliurang, Yogyakarta',
  duration: '5 hours',
  rating: 4.7,
  review_count: 352,
  categories: ['surf-adventure', 'volcanoes-sunrises'],
  destinations: ['yogyakarta'],
  cut_off_days: 1,
  pricing: [
    perPackage(
      'Jeep for up to 4, with transfer',
      [
        [1, 1, 1150],
        [2, 4, 1050],
        [5, 12, 980],
      ],
      { maxGuests: 4, priceBeforeDiscount: 1300 },
    ),
    perPackage(
      'Sunrise departure, jeep for up to 4',
      [
        [1, 1, 1350],
        [2, 12, 1250],
      ],
      { maxGuests: 4 },
    ),
    perPackage('Jeep for residents of Indonesia', [[1, 12, 690]], {
      maxGuests: 4,
      market: 'indonesia',
      description: 'One jeep takes up to 4 guests. Meet at Kaliurang.',
    }),
  ],
  add_on: [
    addOn(
      'Lunch at a village kitchen',
      'per_person',
      [[1, 1, 85]],
      'Sayur lodeh, tempeh and sambal from the wood fire.',
    ),
  ],
  included_items: [
    'Return transfer from Yogyakarta',
    'Jeep with driver, about 90 minutes',
    'Helmets and masks',
    'Museum and bunker',
    'Coffee',
  ],
  excluded_items: ['Lunch, unless added', 'Dry clothes'],
  itinerary: [
    {
      title: 'Along the river of ash',
      activities: [
        ['08:00', 'Pick-up in the city; for sunrise at 03:45.'],
        ['09:15', 'Up the **Kali Gendol** to the museum **Sisa Hartaku**.'],
        ['10:15', 'The **bunker of Kaliadem**.'],
        ['11:00', 'Through the water, then coffee and the way back.'],
      ],
    },
  ],
  faq: [
    [
      'Is it safe?',
      'The observatory monitors Merapi day and night. Jeeps go only as far as the current safety zone allows.',
    ],
    ['How many fit in a jeep?', 'Four guests, plus the driver.'],
  ],
  notes: `- Expect dust, and water in the last part.
- Not suitable during pregnancy or with back problems.`,
  terms: 'trek',
}

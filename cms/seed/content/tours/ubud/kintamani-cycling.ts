import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const kintamaniCycling: DemoTour = {
  slug: 'kintamani-to-ubud-downhill-cycling',
  title: 'Downhill by Bicycle from Kintamani to Ubud',
  excerpt: 'Twenty-five kilometres, almost all of them downhill, through villages no coach can enter.',
  description: `Breakfast is on the rim of the Batur caldera, with the volcano, the lake and the lava of 1963 below your plate. Then you are fitted with a bicycle that has good brakes, which matters, and let roll: from 1,400 metres down to Ubud on back roads where the traffic is ducks, schoolchildren and the occasional procession.

We stop whenever there is something to see. In a family compound your guide explains which house stands where and why the kitchen is in the south. Under a banyan in Bangli the tree is so large that the road goes through it. In the right season you may help with the rice harvest, until your back asks you to stop.

The whole ride is about 25 kilometres and takes two and a half hours of actual cycling. A support car follows with water, fruit and an empty seat. Lunch is a feast of duck, tempeh and vegetables at the home of the family that runs the tour.`,
  main_image: 'kintamani-cycling',
  image_gallery: ['batur-lake', 'galungan-street', 'tegallalang', 'highland-coffee'],
  location: 'Kintamani to Ubud',
  duration: '8 hours',
  tour_label: ['Group tour'],
  rating: 4.8,
  review_count: 501,
  categories: ['rice-fields-villages', 'surf-adventure'],
  destinations: ['ubud', 'east-bali'],
  max_guests: 14,
  pricing: [
    perPerson(
      'Cycling tour',
      [
        [1, 1, 650],
        [2, 5, 575],
        [6, 14, 520],
      ],
      { priceBeforeDiscount: 640, description: 'Breakfast, lunch and bicycle included.' },
    ),
    perPerson('Residents of Indonesia', [[1, 14, 425, 320]], { market: 'indonesia' }),
  ],
  add_on: [
    addOn('Child seat or trailer', 'per_package', [[1, 2, 75]]),
    addOn(
      'Electric bicycle',
      'per_package',
      [
        [1, 2, 250],
        [3, 6, 225],
      ],
      'For the three short climbs.',
    ),
  ],
  included_items: [
    'Bicycle, helmet and gloves',
    'Guide and support car',
    'Breakfast on the caldera rim',
    'Lunch',
    'Entrance to Kintamani',
    'Pick-up in Ubud, Sanur, Kuta or Seminyak',
  ],
  excluded_items: ['Soft drinks', 'Tips'],
  itinerary: [
    {
      title: 'From the volcano to the valley',
      activities: [
        ['07:00', 'Pick-up and drive up to **Penelokan**.'],
        ['09:00', 'Breakfast with the view of Mount Batur, then a short stop at a coffee garden.'],
        ['10:30', 'Helmets on: the descent by **village lanes**, with many stops.'],
        ['14:00', 'Lunch with the family near Ubud.'],
        ['15:30', 'Transfer back.'],
      ],
    },
  ],
  faq: [
    [
      'I have not cycled for years. Can I do it?',
      'If you can ride without holding on to a wall, yes. The guide rides at the pace of the slowest, and the car is always behind.',
    ],
    [
      'What bikes do you have?',
      'Mountain bikes with disc brakes in four sizes, from 150 centimetres, and children’s bikes from eight years.',
    ],
  ],
  notes: `- Bring closed shoes, sun cream and a light jacket: it is about 16 °C on the rim.
- Weight limit: 110 kilograms.`,
  terms: 'day',
}

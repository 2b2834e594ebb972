import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const bromoSunrise: DemoTour = {
  slug: 'mount-bromo-midnight-sunrise',
  title: 'Mount Bromo at Sunrise from Surabaya or Malang',
  excerpt: 'Leave at midnight, see five volcanoes light up one after the other, be back for lunch.',
  description: `The caldera of Tengger is ten kilometres wide and filled with grey sand. In the middle of it stand Batok, ribbed like a pudding, and Bromo, which smokes; behind them Semeru, the highest mountain of Java, lets off a puff every twenty minutes. From the rim at King Kong hill or Penanjakan you watch the sun switch them on, one by one, with the mist lying between them like milk in a bowl.

Afterwards the jeep drives down into the bowl. You cross the sea of sand, on foot or on one of the small horses of the Tengger people, who are Hindus, descend from Majapahit, and throw chickens and vegetables into the crater once a year. Two hundred and fifty steps lead up to the edge. It roars down there like an aeroplane that never starts.

On the far side of the crater lie the whispering sands and the savannah, green in spring and gold in September, where the driver brews coffee on the bonnet. By one o’clock you are back in the city, not quite sure whether it was a dream.`,
  main_image: 'bromo-sunrise',
  image_gallery: ['bromo-sea-of-sand', 'destination-east-java', 'slide-volcano'],
  location: 'Probolinggo, East Java',
  duration: '13 hours',
  is_popular: true,
  rating: 4.8,
  review_count: 1093,
  categories: ['volcanoes-sunrises'],
  destinations: ['east-java'],
  cut_off_days: 2,
  max_guests: 18,
  closed_days_from_today: [21, 22],
  pricing: [
    perPerson(
      'Private, from Surabaya or Malang',
      [
        [1, 1, 2450],
        [2, 3, 1490],
        [4, 6, 1150],
        [7, 18, 1050],
      ],
      { priceBeforeDiscount: 1390 },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 1650],
        [2, 3, 950],
        [4, 18, 720],
      ],
      { market: 'indonesia' },
    ),
  ],
  add_on: [
    addOn('Horse to the stairs and back', 'per_package', [[1, 6, 200]]),
    addOn('Jacket, hat and gloves', 'per_package', [[1, 18, 60]]),
  ],
  included_items: [
    'Car from your hotel or station',
    'Jeep with driver in the park',
    'Park entrance, weekday or weekend',
    'Breakfast and coffee',
    'Dust masks',
  ],
  excluded_items: ['Horse, unless added', 'Tips'],
  itinerary: [
    {
      title: 'Midnight to noon',
      activities: [
        ['00:00', 'Pick-up in Surabaya; in Malang at 00:30.'],
        ['03:30', 'Change into the **jeep**, up to the rim.'],
        ['05:10', '**Sunrise** over the caldera.'],
        ['06:30', 'The **sea of sand** and the crater of **Bromo**.'],
        ['08:30', 'Savannah, breakfast, and back.'],
        ['13:00', 'Surabaya or Malang.'],
      ],
    },
  ],
  faq: [
    ['Is the crater safe?', 'The park closes the last kilometre when the observatory raises the level, and we follow.'],
    [
      'Can you pick us up at the train station?',
      'Yes, at Gubeng, Pasar Turi or Malang Kota. Send us the train number.',
    ],
  ],
  notes: `- Two to eight degrees before sunrise: bring your warmest clothes.
- The park is closed for motor vehicles on a few holy days of the Tengger; these days are greyed out in the calendar.`,
  terms: 'trek',
}

import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const javaThreeDays: DemoTour = {
  slug: 'yogyakarta-borobudur-prambanan-three-days',
  title: 'Three Days in Java: Yogyakarta, Borobudur, Prambanan and Dieng',
  excerpt: 'The two great temples, the old city, and a plateau of steam where the gods are said to have begun.',
  description: `Bali’s culture came across the water from here, and three days are enough to see where it began. The first is for the city and the sunset towers of Prambanan, with the ballet at night. The second starts in the dark on Setumbu hill, continues on the terraces of Borobudur, and ends in the garden of a joglo house with a massage.

On the third day the road climbs to 2,000 metres. On the Dieng plateau eight small temples, the oldest in Java, stand in a meadow between craters that bubble, and a lake which is green in one corner and yellow in the other. Children with fair dreadlocks are held to be blessed here, and potatoes grow where other places have rice.

You sleep twice in a hotel of old teak houses in Yogyakarta, travel in a car with a guide who studied archaeology, and are brought to the airport or to the train for East Java at the end.`,
  main_image: 'yogyakarta-three-days',
  image_gallery: ['stupas-in-mist', 'prambanan-day', 'yogyakarta-walk', 'yogyakarta-market'],
  location: 'Yogyakarta and Central Java',
  duration: '3 days',
  tour_type: 'multi_day',
  rating: 4.9,
  review_count: 134,
  categories: ['temples-culture'],
  destinations: ['yogyakarta'],
  cut_off_days: 5,
  max_guests: 8,
  pricing: [
    perPerson(
      'Private tour, twin or double room',
      [
        [1, 1, 9400, 6600],
        [2, 3, 6150, 4300],
        [4, 8, 5390, 3750],
      ],
      { priceBeforeDiscount: 6100 },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 7100, 5000],
        [2, 8, 4490, 3150],
      ],
      { market: 'indonesia' },
    ),
  ],
  add_on: [
    addOn('Single room', 'per_package', [[1, 4, 1300]], 'For both nights.'),
    addOn(
      'Return flight from Bali',
      'per_person',
      [[1, 1, 1950]],
      'Economy with 20 kilograms of luggage; we book it in your name.',
    ),
  ],
  included_items: [
    'Car and archaeologist guide',
    'Two nights with breakfast',
    'All entrance fees, including the climb of Borobudur',
    'Ramayana ballet',
    'Two lunches, one dinner, one massage',
    'Airport transfers',
  ],
  excluded_items: ['Flights, unless added', 'One dinner', 'Tips'],
  itinerary: [
    {
      title: 'The city and the spires',
      activities: [
        ['10:00', 'Welcome at the airport, **Kraton** and **Taman Sari**.'],
        ['15:00', '**Prambanan**, dinner, ballet.'],
      ],
    },
    {
      title: 'Borobudur',
      activities: [
        ['03:30', 'Sunrise from **Setumbu**.'],
        ['08:30', '**Borobudur**, then Mendut.'],
        ['14:00', 'Massage and a free evening.'],
      ],
    },
    {
      title: 'The plateau of the gods',
      activities: [
        ['06:30', 'Up to **Dieng**: temples, craters, the coloured lake.'],
        ['17:30', 'Airport or railway station.'],
      ],
    },
  ],
  faq: [
    [
      'Can we go on to Bromo from here?',
      'Yes: by train to Surabaya in four hours. Book our journey to Bromo and Ijen from the next morning.',
    ],
  ],
  notes: `- Dieng is cold: ten degrees at night, with frost in August.
- Names and passport numbers are needed for Borobudur.`,
  terms: 'journey',
}

import { perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const prambananRamayana: DemoTour = {
  slug: 'prambanan-sunset-ramayana-ballet',
  title: 'Prambanan at Sunset and the Ramayana Ballet',
  excerpt: 'Forty-seven metres of stone for Shiva, and two hundred dancers in front of it.',
  description: `The tower of Shiva at Prambanan was finished in the ninth century, fell in an earthquake in the sixteenth, and was put together again stone by stone in the twentieth. It stands between Brahma and Vishnu with two hundred and twenty-four small temples around it, most of them still heaps of numbered blocks. In the last hour of light the stone turns from grey to rose, and the swallows come home to it.

Your guide reads the story on the inner wall with you: how Sita was carried off, how Rama asked the monkeys for help. After dinner you see it danced. From May to October the stage is in the open with the lit towers as its backdrop; in the rainy months the company moves to the hall next door. Either way there are two hundred dancers, a full gamelan, and a white monkey who burns a palace down.

Before it, for those who like quiet, we stop at Sewu, the Buddhist neighbour with its grim and friendly guardians, where hardly anybody goes.`,
  main_image: 'prambanan-sunset',
  image_gallery: ['prambanan-day', 'destination-yogyakarta', 'stupas-in-mist'],
  location: 'Sleman, Yogyakarta',
  duration: '7 hours',
  rating: 4.8,
  review_count: 418,
  categories: ['temples-culture'],
  destinations: ['yogyakarta'],
  max_guests: 12,
  closed_days_from_today: [3, 10, 17, 24],
  pricing: [
    perPerson(
      'Temple, ballet and dinner',
      [
        [1, 1, 1390],
        [2, 3, 990],
        [4, 12, 850],
      ],
      { priceBeforeDiscount: 950, description: 'First-class seats.' },
    ),
    perPerson(
      'Temple only',
      [
        [1, 1, 890],
        [2, 12, 590],
      ],
      { duration: '4 hours' },
    ),
    perPerson(
      'Residents of Indonesia, with ballet',
      [
        [1, 1, 850],
        [2, 12, 560],
      ],
      { market: 'indonesia' },
    ),
  ],
  included_items: [
    'Private car from Yogyakarta',
    'Entrance to Prambanan and Sewu',
    'Certified guide',
    'Ballet ticket and Javanese dinner, as booked',
  ],
  excluded_items: ['Drinks at dinner', 'Tips'],
  itinerary: [
    {
      title: 'Stone and dance',
      activities: [
        ['14:30', 'Pick-up in Yogyakarta.'],
        ['15:15', '**Sewu**, then **Prambanan** until closing time at five.'],
        ['17:30', 'Dinner with a view of the towers.'],
        ['19:30', '**Ramayana ballet**, two hours.'],
      ],
    },
  ],
  faq: [
    [
      'On which days is the ballet danced?',
      'On Tuesdays, Thursdays and Saturdays all year, in high season daily except Mondays. The calendar shows the days that can be booked.',
    ],
  ],
  notes: `- Cover your knees; sarongs are free at the gate.
- For the open-air stage bring a thin jacket and repellent.`,
  terms: 'day',
}

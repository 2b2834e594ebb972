import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const borobudurSunrise: DemoTour = {
  slug: 'borobudur-sunrise-punthuk-setumbu',
  title: 'Borobudur: Sunrise from Setumbu and the Temple in the Morning',
  excerpt: 'Seventy-two stupas come up out of the mist, and then you climb among them.',
  description: `From the hill of Punthuk Setumbu, four kilometres to the west, Borobudur is a dark shape between the palms. Behind it stand Merapi and Merbabu. When the sun comes up between the two the mist in the Kedu plain turns to milk and gold, and for a quarter of an hour the temple floats on it. You hold a glass of hot ginger and are glad about the early alarm.

Then to the monument itself. It was built around the year 800 out of two million blocks of andesite, forgotten for centuries under ash and forest, and is the largest Buddhist temple in the world. Since 2023 only twelve hundred visitors a day may go up, in sandals of woven *pandan* that are yours to keep; your ticket is one of them. A guide walks the galleries with you, round by round from the reliefs of desire to the empty terraces at the top, where the Buddhas sit in their bells of stone and look at the horizon.

On the way back there is breakfast in a village that makes tofu, and the two small temples of Pawon and Mendut, which lie in a straight line with the large one. Nobody knows quite why.`,
  main_image: 'borobudur-sunrise',
  image_gallery: ['stupas-in-mist', 'yogyakarta-three-days', 'prambanan-day'],
  location: 'Magelang, Central Java',
  duration: '8 hours',
  is_popular: true,
  rating: 4.9,
  review_count: 986,
  categories: ['temples-culture', 'volcanoes-sunrises'],
  destinations: ['yogyakarta'],
  cut_off_days: 3,
  start_times: [{ time: '03:30', label: 'Sunrise', capacity: 24 }],
  max_guests: 12,
  closed_days_from_today: [4, 11, 18, 25, 32],
  pricing: [
    perPerson(
      'With ticket to climb the temple',
      [
        [1, 1, 1690],
        [2, 3, 1190],
        [4, 6, 1020],
        [7, 12, 950],
      ],
      { priceBeforeDiscount: 1150 },
    ),
    perPerson('With ticket to the grounds', [
      [1, 1, 1390],
      [2, 3, 890],
      [4, 12, 720],
    ]),
    perPerson(
      'Residents of Indonesia, with climb',
      [
        [1, 1, 990],
        [2, 12, 590],
      ],
      { market: 'indonesia' },
    ),
  ],
  add_on: [
    addOn(
      'Village tour by horse cart',
      'per_package',
      [[1, 4, 200]],
      'One hour for two people, past potters and a gamelan maker.',
    ),
  ],
  included_items: [
    'Private car from Yogyakarta',
    'Temple ticket as booked and Setumbu entrance fee',
    'Certified guide at the temple',
    'Upanat sandals, with the ticket to climb',
    'Breakfast',
  ],
  excluded_items: ['Lunch', 'Tips'],
  itinerary: [
    {
      title: 'From the hill to the temple',
      activities: [
        ['03:30', 'Pick-up at your hotel in Yogyakarta.'],
        ['05:00', 'Fifteen minutes on foot up **Punthuk Setumbu**; sunrise at about 05:30.'],
        ['07:00', 'Breakfast in the village.'],
        ['08:30', '**Borobudur** with your guide, in the first group of the day.'],
        ['10:45', '**Pawon** and **Mendut**, then back to the city.'],
      ],
    },
  ],
  faq: [
    [
      'Can we see the sunrise from the temple itself?',
      'Not at present: the authorities open it at half past eight. Setumbu has the better view anyway, with Borobudur in it.',
    ],
    [
      'Why do I have to book three days ahead?',
      'Tickets to climb the temple are limited and issued by name. On Mondays the upper terraces are closed.',
    ],
  ],
  notes: `- We need names and passport numbers for the tickets.
- Bags larger than a handbag stay in the car.`,
  terms: 'day',
}

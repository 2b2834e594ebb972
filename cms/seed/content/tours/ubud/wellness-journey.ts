import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const wellnessJourney: DemoTour = {
  slug: 'ubud-wellness-journey-three-days',
  title: 'Ubud Wellness Journey: Three Days of Yoga, Water and Quiet',
  excerpt:
    'Two nights above the Ayung gorge, yoga twice a day, a purification at a spring and a kitchen that cooks for you.',
  description: `This is for the people who come to Bali tired. Three days, two nights, at most eight guests, and a house above the Ayung gorge where the telephone signal is honestly bad.

Mornings begin with hatha yoga at seven, on an open floor with nothing but trees in front of it. Beginners are fine: Dewi teaches by looking, and no contortions are required. In the evening it is yin, one long stretch after another, by lamplight. Between the two there are only two things that we would not leave out.

One is *melukat*, the Balinese purification by water, at Pura Mengening. It lies a few minutes from the famous pools of Tirta Empul and belongs to the villagers on most mornings. The other is an afternoon with a maker of *jamu*, grinding turmeric, tamarind and ginger into the drinks that every Balinese child is made to swallow.

The food is vegetarian, mostly from the garden, and there is coffee.`,
  main_image: 'room-ubud-gorge',
  image_gallery: ['petals', 'flower-bath-ubud', 'forest-shrine'],
  location: 'Sayan, Ubud',
  duration: '3 days 2 nights',
  tour_type: 'multi_day',
  tour_label: ['Group tour', 'New'],
  rating: null,
  review_count: 0,
  categories: ['temples-culture', 'rice-fields-villages'],
  destinations: ['ubud'],
  cut_off_days: 3,
  max_guests: 8,
  starts_in_days: 10,
  closed_days_from_today: [33, 34, 35, 36],
  pricing: [
    perPerson(
      'Garden room',
      [
        [1, 1, 4950],
        [2, 3, 3850],
        [4, 8, 3600],
      ],
      { description: 'A quiet room with an outdoor shower, double or twin.', priceBeforeDiscount: 4350 },
    ),
    perPerson(
      'Gorge room',
      [
        [1, 1, 6450],
        [2, 8, 4750],
      ],
      { description: 'At the edge of the valley, with a bath on the terrace.' },
    ),
  ],
  add_on: [
    addOn(
      'Private yoga class',
      'per_package',
      [
        [1, 1, 450],
        [2, 4, 400],
      ],
      'One hour with Dewi, at a time you choose.',
    ),
    addOn('Flower bath', 'per_person', [[1, 1, 250]], 'On the terrace, before dinner.'),
  ],
  included_items: [
    'Two nights in the room you choose',
    'All meals from lunch on day 1 to lunch on day 3',
    'Four yoga classes and a silent walk',
    'Purification with a priest, offerings included',
    'One massage of 90 minutes',
    'Transfers in South Bali and Ubud',
  ],
  excluded_items: ['Flights and insurance', 'Further treatments', 'Tips'],
  itinerary: [
    {
      title: 'Arriving',
      activities: [
        ['10:00', 'Pick-up from your hotel or the airport.'],
        ['12:30', 'Lunch on the terrace, and time to settle into your room.'],
        ['15:30', 'Massage, one guest after the other.'],
        ['17:30', '**Yin yoga**, then soup and an early night.'],
      ],
    },
    {
      title: 'Water',
      activities: [
        ['07:00', '**Hatha yoga** above the gorge.'],
        ['09:30', '**Pura Mengening** in Tampaksiring: offerings, prayer and melukat.'],
        ['13:00', 'Lunch, then hours without a plan.'],
        ['15:30', '**Jamu** with Ibu Raka.'],
        ['17:30', 'Yin yoga and dinner by lamplight.'],
      ],
    },
    {
      title: 'Leaving slowly',
      activities: [
        ['06:00', 'Silent walk through the rice fields of **Sayan**.'],
        ['07:30', 'Last hatha class and a long breakfast.'],
        ['12:00', 'Lunch together.'],
        ['13:30', 'Transfer to your next hotel or the airport.'],
      ],
    },
  ],
  faq: [
    [
      'Do I share a room?',
      'Only with the people you travel with. If you travel alone, you have your own room at the price for one guest.',
    ],
    ['I have never done yoga.', 'About half of our guests had not. Mats, bolsters and patience are provided.'],
    ['Must I take part in the ceremony?', 'No. You can sit beside the pools, which is good in its own way.'],
  ],
  notes: `- Bring two sarongs or borrow ours: one of them will get wet.
- The house has no television and asks for quiet after nine.
- Minimum age 16.`,
  terms: 'journey',
}

import { addOn, onePrice } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const denpasarFoodWalk: DemoTour = {
  slug: 'denpasar-evening-food-walk',
  title: 'An Evening of Eating in Denpasar',
  excerpt: 'The capital that visitors drive past: a night market, eight tastings and a temple on the way.',
  description: `Hardly anyone who comes to Bali eats in Denpasar, which is a pity, because the Balinese do. Every afternoon at four the streets around Pasar Badung and Kereneng fill with carts, and until ten you can have the best satay on the island standing up, for the price of a hotel coffee.

Gede is a chef who has had enough of plates with three dots of sauce. He walks you through his own evening: turmeric juice from the man with the glass jars, *lawar* chopped in front of you, satay lilit, *tipat cantok* with a peanut dressing made to order, grilled corn with chilli butter, a bowl of *soto*, the green pancake with coconut and palm sugar that is properly called *dadar gulung*.

In between you see the flower market, where the offerings for tomorrow are sold by the kilo, and the old courtyards of Pura Maospahit. Come hungry. Eight stops is a minimum.`,
  main_image: 'denpasar-food-walk',
  image_gallery: ['ubud-market', 'balinese-table', 'galungan-street'],
  location: 'Denpasar, Bali',
  duration: '4 hours',
  tour_label: ['Group tour'],
  rating: 4.8,
  review_count: 264,
  categories: ['food-craft'],
  destinations: ['south-bali'],
  cut_off_days: 0,
  max_guests: 8,
  closed_days_from_today: [5, 12, 19, 26],
  pricing: [
    onePrice('Food walk', 495, { child: 350, priceBeforeDiscount: 560, description: 'All tastings and drinks.' }),
    onePrice('Residents of Indonesia', 390, { child: 275, market: 'indonesia' }),
  ],
  add_on: [
    addOn('Return transfer', 'per_package', [[1, 2, 300]], 'From Sanur, Kuta, Seminyak or Canggu, up to five people.'),
  ],
  included_items: [
    'Eight tastings or more, and drinks with them',
    'Guide',
    'Small donation at the temple',
    'A list of addresses for the rest of your stay',
  ],
  excluded_items: ['Alcohol', 'Transfer, unless added'],
  itinerary: [
    {
      title: 'From cart to cart',
      activities: [
        ['16:30', 'Meet at the clock tower of **Puputan Square**.'],
        ['16:45', 'Juice, fruit and flowers at **Pasar Badung**.'],
        ['18:00', 'On foot and by *bemo* to **Pasar Kereneng**.'],
        ['20:00', 'Something sweet, coffee, good night.'],
      ],
    },
  ],
  faq: [
    [
      'Is the street food safe?',
      'We eat where locals queue, so nothing sits out for long. Gede has done this walk four hundred times.',
    ],
    [
      'Is it suitable for vegetarians?',
      'Yes. For vegetarians we replace six of the stops. Vegans are welcome too; please let us know.',
    ],
  ],
  pickup: { meeting_point: 'Clock tower of Puputan Square, Denpasar' },
  notes: `- No pork? Every stop has an alternative.
- About three kilometres on foot, partly on uneven pavement.`,
  terms: 'day',
}

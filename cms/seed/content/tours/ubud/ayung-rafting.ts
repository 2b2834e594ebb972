import { addOn, onePrice } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const ayungRafting: DemoTour = {
  slug: 'ayung-river-white-water-rafting',
  title: 'White-Water Rafting on the Ayung River',
  excerpt: 'Ten kilometres of class II and III rapids through the gorge below Ubud.',
  description: `The Ayung is Bali’s longest river, and between Kedewatan and Sayan it runs through a gorge so deep that the only sounds are water and birds. For two hours you paddle past hanging creepers, reliefs carved into the rock and a dozen small waterfalls, one of which you will certainly end up under.

The rapids are of class II and III: lively enough to shout, gentle enough for children of seven and for people who have never held a paddle. Each raft takes four or five guests and a guide who reads the river from the stern and knows exactly where to spin you round. Swimming stops are in the calm stretches.

There are about five hundred steps down to the river. The way out is shorter, with a shuttle for those who have had enough. Hot showers, towels and a Balinese buffet wait at the end.`,
  main_image: 'ayung-rafting',
  image_gallery: ['white-water', 'jungle-pool', 'monkey-forest'],
  location: 'Kedewatan, Ubud',
  duration: '5 hours',
  rating: 4.7,
  review_count: 938,
  categories: ['surf-adventure', 'waterfalls-jungle'],
  destinations: ['ubud'],
  max_guests: 20,
  pricing: [
    onePrice('Private raft', 525, {
      priceBeforeDiscount: 650,
      child: 420,
      description: 'A raft and a guide for your group alone.',
    }),
    onePrice('Shared raft', 390, { child: 310, description: 'A raft with other guests, five at most.' }),
    onePrice('Residents of Indonesia', 375, { market: 'indonesia', child: 300 }),
  ],
  add_on: [
    addOn('Photos of your raft', 'per_package', [[1, 4, 150]], 'About sixty photos by email the same evening.'),
    addOn(
      'Quad ride through the rice fields',
      'per_person',
      [[1, 1, 425]],
      'Ninety minutes before the rafting, two riders per quad, minimum age 16.',
    ),
  ],
  included_items: [
    'Raft, helmet, life jacket and paddle',
    'Certified river guide',
    'Towel, shower and changing room',
    'Buffet lunch',
    'Accident insurance',
  ],
  excluded_items: ['Lockers, Rp20.000', 'Tips'],
  itinerary: [
    {
      title: 'On the river',
      activities: [
        ['08:00', 'Pickup; the exact time depends on where you stay.'],
        ['09:30', 'Helmets and life jackets on, and a ten-minute safety briefing.'],
        ['10:00', 'Two hours on the water, with stops at a waterfall and a carved wall.'],
        ['12:15', 'Shower, lunch and the drive home.'],
      ],
    },
  ],
  faq: [
    [
      'Do I have to be able to swim?',
      'It helps, but your life jacket keeps you afloat. Tell the guide before the start, and you will sit in the middle.',
    ],
    [
      'What happens when it rains?',
      'You get wet from above as well. Only if the river is too high do we cancel the trip, with a full refund.',
    ],
  ],
  pickup: {
    meeting_point: 'Rafting base, Jalan Raya Kedewatan 16, Ubud',
    zones: ['Ubud', 'Sanur', 'Kuta and Seminyak', 'Canggu', 'Nusa Dua and Jimbaran'],
  },
  booking_questions: [
    {
      text: 'Body weight (kg)',
      help: 'The guide balances the raft and chooses the life vest.',
      type: 'number',
      per: 'traveller',
      is_required: true,
    },
    { text: 'Shoe size (EU)', help: 'For the river shoes that we lend you.', type: 'number', per: 'traveller' },
    {
      text: 'Does anyone in your group not swim?',
      type: 'yes_no',
      per: 'booking',
      is_required: true,
    },
  ],
  notes: `- For ages 7 to 65; not suitable during pregnancy or with back or heart problems.
- Sandals with straps or old trainers; flip-flops end up in the sea.`,
  terms: 'day',
}

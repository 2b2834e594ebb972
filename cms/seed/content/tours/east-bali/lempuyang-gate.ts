import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const lempuyangGate: DemoTour = {
  slug: 'lempuyang-gate-tirta-gangga-taman-ujung',
  title: 'Lempuyang Gate, Tirta Gangga and the Water Palaces of Karangasem',
  excerpt: 'Leave in the dark, stand in the gate before the queue, and spend the warm hours beside cool water.',
  description: `Everybody knows the picture: a split gate of pale stone, and in the gap the whole of Mount Agung. What the picture leaves out is the queue, which by ten in the morning is two hours long. We are on the shuttle that leaves the car park at half past six, and the mountain is usually clear until eight.

Lempuyang is one of the oldest and holiest temples of the island, and the gate is only its beginning. Behind it three stairs lined with nagas climb to the upper court, where few visitors go. The lake in the photographs, by the way, does not exist: it is a mirror that the photographer holds under the lens.

From there it is downhill. Tirta Gangga, built by the last raja of Karangasem in 1946, has stepping stones between carp as long as your arm, and a spring pool where you may swim. Taman Ujung, his family's palace by the sea, stands on the water with long bridges and hardly anybody on them. We have lunch above the rice fields between the two.`,
  main_image: 'lempuyang-gate',
  image_gallery: ['temple-lawn-gate', 'sidemen-valley', 'flooded-terraces', 'village-street'],
  location: 'Karangasem, Bali',
  duration: '11 hours',
  is_popular: true,
  rating: 4.7,
  review_count: 729,
  categories: ['temples-culture'],
  destinations: ['east-bali'],
  cut_off_days: 1,
  max_guests: 12,
  closed_days_from_today: [21, 22],
  pricing: [
    perPerson(
      'Private tour with tickets and shuttle',
      [
        [1, 1, 1290, 990],
        [2, 3, 790, 610],
        [4, 6, 590, 450],
        [7, 12, 510, 390],
      ],
      { description: 'Private car, English-speaking guide and all entrance fees.', priceBeforeDiscount: 640 },
    ),
    perPerson(
      'Car and driver only',
      [
        [1, 1, 900],
        [2, 3, 470],
        [4, 6, 290],
        [7, 12, 250],
      ],
      { description: 'No guide; tickets and shuttle, about Rp250.000 per adult, are paid on the spot.' },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 990, 790],
        [2, 3, 590, 460],
        [4, 12, 420, 330],
      ],
      { description: 'With tickets at the domestic rate. Please bring a KTP or KITAS.', market: 'indonesia' },
    ),
  ],
  add_on: [
    addOn(
      'Lunch above the rice fields',
      'per_person',
      [[1, 1, 145]],
      'Fish in banana leaf or tempeh, rice, fruit and a soft drink.',
    ),
    addOn(
      'Traditional dress for photos',
      'per_person',
      [[1, 1, 175]],
      'Kebaya or udeng with a good sarong, fitted by the driver’s wife the day before.',
    ),
  ],
  included_items: [
    'Pick-up in Ubud, Sanur, Kuta or Seminyak',
    'Car and driver, and a guide depending on the package',
    'Shuttle and tickets at Lempuyang, Tirta Gangga and Taman Ujung',
    'Sarong and sash',
    'Breakfast box and water',
  ],
  excluded_items: ['Lunch, unless added', 'Tip for the photographer at the gate', 'Personal expenses'],
  itinerary: [
    {
      title: 'Gate, springs and sea',
      activities: [
        ['03:45', 'Pick-up in the south; in Ubud at 04:15. The breakfast box can wait, you can sleep.'],
        ['06:30', 'Shuttle up to **Lempuyang** and a number for the gate.'],
        ['08:30', 'The naga stairs and the upper court.'],
        ['10:00', '**Tirta Gangga**: carp, stepping stones and, if you like, a swim.'],
        ['12:00', 'Lunch.'],
        ['13:15', '**Taman Ujung**.'],
        ['15:00', 'Along the coast road home.'],
      ],
    },
  ],
  faq: [
    [
      'Can you promise the view of Agung?',
      'No. In the dry months it is clear on four mornings of five, in the rains on about two. Early is always better.',
    ],
    [
      'How long is the queue at the gate?',
      'At half past six between twenty minutes and an hour. You hold a number and may sit down.',
    ],
    [
      'Do we climb to the top temple?',
      'Not on this day. It is some 1,700 steps and takes four hours; we arrange it as a day of its own.',
    ],
  ],
  notes: `- Shoulders and knees are covered at the temple, under the sarong too.
- Poses that upset the temple guards, such as handstands, end the session.
- Bring a swimsuit and a towel for Tirta Gangga.`,
  terms: 'day',
}

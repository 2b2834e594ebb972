import { addOn, onePrice } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const firstSurfLesson: DemoTour = {
  slug: 'first-surf-lesson-kuta-canggu',
  title: 'Your First Waves: Surf Lesson in Kuta or Canggu',
  excerpt: 'Two hours, soft boards, warm water, one coach for two people. Most stand up on the first day.',
  description: `Kuta is where Bali learned to surf, and it is still the kindest place for it: a long beach without rocks, waves that roll in evenly over sand, and water of 27 degrees. Canggu, twenty minutes up the coast, has a little more push and fewer people. You choose; the tide has a say as well.

The lesson begins on the sand with paddling, the jump to your feet, and the three things that keep everybody safe. Then you go in with a coach for every two pupils. He swims, holds the board, reads the sets and pushes at the right moment, so that you can think about your feet. After an hour most people ride the white water standing; those who have had a lesson before are taken out to the green waves.

Our coaches grew up on these beaches and are licensed by the International Surfing Association. Boards are soft and long, and there are rash vests in every size, against the sun and the wax.`,
  main_image: 'surf-lesson',
  image_gallery: ['green-wave', 'fishing-beach', 'category-adventure'],
  location: 'Kuta or Canggu, Bali',
  duration: '2 hours',
  tour_label: ['Group tour', 'Private tour'],
  rating: 4.9,
  review_count: 735,
  categories: ['surf-adventure'],
  destinations: ['south-bali'],
  cut_off_days: 0,
  max_guests: 10,
  pricing: [
    onePrice('Shared coach, two guests per coach', 375, { child: 375, priceBeforeDiscount: 450 }),
    onePrice('Private coach', 590, { child: 590 }),
    onePrice('Residents of Indonesia', 295, { child: 295, market: 'indonesia' }),
  ],
  add_on: [
    addOn('Photos from the water', 'per_package', [[1, 2, 300]]),
    addOn('Hotel transfer', 'per_package', [[1, 3, 175]], 'One car, both ways, between Canggu and Jimbaran.'),
  ],
  included_items: [
    'Soft board and rash vest',
    'Coach with ISA licence',
    'Insurance during the lesson',
    'Shower and a bottle of water',
  ],
  excluded_items: ['Transfer, unless added', 'Towel'],
  itinerary: [
    {
      title: 'On sand and water',
      activities: [
        ['By the tide', 'We message you the evening before with the best time, between 07:00 and 16:00.'],
        ['First 25 minutes', 'Warm-up and dry run on the beach.'],
        ['Then', 'An hour and a quarter in the water, and a quarter of an hour to talk about it.'],
      ],
    },
  ],
  faq: [
    [
      'What is the minimum age?',
      'Seven, if the child can swim. Children up to twelve get their own coach at no extra cost.',
    ],
    [
      'When are there waves?',
      'Every day of the year; from November to March the wind blows offshore in the morning on the east side, and we move the lesson there.',
    ],
  ],
  notes: `- You should be able to swim fifty metres.
- Reef-safe sun cream, please; the counter has some.`,
  terms: 'day',
}

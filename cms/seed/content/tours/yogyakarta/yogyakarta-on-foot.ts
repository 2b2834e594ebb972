import { onePrice, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const yogyakartaOnFoot: DemoTour = {
  slug: 'yogyakarta-kraton-batik-street-food',
  title: 'Yogyakarta on Foot and by Becak: Kraton, Batik and Street Food',
  excerpt: 'A palace, a bath house for sixty princesses, a wax pen, and dinner on a mat.',
  description: `Yogyakarta is drawn along a line: the volcano in the north, the palace in the middle, the sea in the south, and the sultan is responsible for keeping the three on good terms. We start in the Kraton, where old men in sarongs with a dagger at the back guard things that nobody has moved for generations, and go on to Taman Sari, the water castle, with its pools and its underground mosque.

By *becak*, the pedal rickshaw in which you sit in front and see the traffic first, we reach a batik studio in the lanes of Ngasem. You draw, wax and dye a square of cotton, while the dyer explains which pattern may be worn only in the palace and which one you should give to your mother-in-law.

The evening belongs to the stomach. *Gudeg*, jackfruit stewed for a night with palm sugar; noodles fried over charcoal one portion at a time; *kopi joss*, into which a glowing coal is dropped; and at the end the white monument of Tugu in its lights, and a mat on the pavement of Malioboro like everyone else.`,
  main_image: 'yogyakarta-walk',
  image_gallery: ['hand-drawn-batik', 'yogyakarta-market', 'prambanan-day'],
  location: 'Yogyakarta',
  duration: '7 hours',
  tour_label: ['Group tour', 'Private tour'],
  rating: 4.8,
  review_count: 276,
  categories: ['food-craft', 'temples-culture'],
  destinations: ['yogyakarta'],
  max_guests: 8,
  closed_days_from_today: [6, 13, 20],
  pricing: [
    onePrice('Small group, up to eight guests', 525, { child: 390, priceBeforeDiscount: 595 }),
    perPerson('Private', [
      [1, 1, 1090],
      [2, 3, 720],
      [4, 8, 590],
    ]),
    onePrice('Residents of Indonesia', 395, { child: 290, market: 'indonesia' }),
  ],
  included_items: [
    'Guide',
    'Entrance to the Kraton and Taman Sari',
    'Batik workshop; the cloth is yours to keep',
    'Becak rides',
    'Five tastings, enough for dinner',
  ],
  excluded_items: ['Hotel pick-up outside the centre', 'Drinks other than with the tastings'],
  itinerary: [
    {
      title: 'From the palace to the pavement',
      activities: [
        ['12:30', 'Meet at the gate of the **Kraton**.'],
        ['14:00', '**Taman Sari**.'],
        ['15:00', '**Batik** in Ngasem.'],
        ['17:30', 'Street food, from stall to stall, to the **Tugu** monument.'],
      ],
    },
  ],
  faq: [['I like it mild. Will I starve?', 'On the contrary: Yogya cooks sweet. The chilli is on the side.']],
  notes: `- No hats or shorts in the Kraton; we bring sarongs.
- About five kilometres on foot in total.`,
  terms: 'day',
}

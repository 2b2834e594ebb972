import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const agungSummit: DemoTour = {
  slug: 'mount-agung-summit-pasar-agung',
  title: 'Mount Agung by Night: To the Rim of Bali’s Highest Mountain',
  excerpt: 'A hard climb from Pasar Agung temple, with prayers before it and three islands in view at the end.',
  description: `Agung is not a walk. From the temple of Pasar Agung on the southern flank you climb nearly fourteen hundred metres in four hours, first through forest on roots, then over bare rock on which hands are useful. You should have other mountains behind you before this one.

It is also the seat of the gods, and that is meant literally. Ketut, who leads this climb, has a priest's blessing and brings offerings; before the first step he prays at the gate, and you are asked to stand with him for five minutes. No beef is carried on the mountain. On the days of the great ceremonies nobody climbs at all.

If the weather holds, you are at the crater's edge at half past five. Rinjani is to the east and the volcanoes of Java are to the west, and for ten minutes the shadow of the mountain under you lies across half of Bali as a perfect triangle. Then it gets warm, and the long way down begins, which is when knees find out their age.`,
  main_image: 'agung-summit',
  image_gallery: ['batur-lake', 'sidemen-valley', 'temple-lawn-gate'],
  location: 'Pasar Agung, Selat',
  duration: '13 - 14 hours',
  rating: 4.9,
  review_count: 64,
  categories: ['volcanoes-sunrises', 'surf-adventure'],
  destinations: ['east-bali'],
  cut_off_days: 2,
  max_guests: 8,
  places_per_day: 8,
  starts_in_days: 14,
  ends_in_days: 240,
  closed_days_from_today: [28, 29, 30, 43],
  pricing: [
    perPerson(
      'Private climb with transfer',
      [
        [1, 1, 2450],
        [2, 3, 1450],
        [4, 8, 1200],
      ],
      { description: 'One guide for every two climbers.', priceBeforeDiscount: 1400 },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 1900],
        [2, 8, 1050],
      ],
      { market: 'indonesia', description: 'Please bring a KTP or KITAS.' },
    ),
  ],
  add_on: [
    addOn(
      'Night in Sidemen before the climb',
      'per_package',
      [[1, 4, 650]],
      'A double room near the start with an early dinner, so that the night is shorter on the road.',
    ),
    addOn('Trekking poles', 'per_person', [[1, 1, 60]], 'A pair for each climber; your knees will thank you.'),
  ],
  included_items: [
    'Licensed mountain guides',
    'Permit, temple donation and offerings',
    'Head torch and helmet',
    'Hot noodles at the rim, fruit, water',
    'Transfer from Ubud, Sidemen or the south',
  ],
  excluded_items: ['Walking boots and warm clothes', 'Insurance', 'Tips'],
  itinerary: [
    {
      title: 'One long night',
      activities: [
        ['22:30', 'Pick-up in the south; in Ubud at 23:15, in Sidemen at midnight.'],
        ['01:00', 'Prayer and start at **Pasar Agung** temple, about 1,600 metres up.'],
        ['03:30', 'Out of the trees and onto the rock.'],
        ['05:30', 'The **crater rim**: sunrise and breakfast.'],
        ['07:00', 'Down again, four hours with care.'],
        ['12:30', 'Back at your hotel, to sleep.'],
      ],
    },
  ],
  faq: [
    [
      'Is this the highest point?',
      'It is the southern rim. The true summit is on the western side and takes seven hours from Besakih, which we arrange on request.',
    ],
    [
      'How do you judge whether we are ready?',
      'We ask for your last long climb. If it was Batur and it felt easy, good; if it felt hard, please choose an easier trek with us.',
    ],
    [
      'Is the volcano active?',
      'Yes. We climb only while the observatory holds it at the lowest level, and check that on the afternoon before.',
    ],
  ],
  notes: `- Boots with ankle support, gloves, a fleece and a windproof jacket. Near the top it is around eight degrees.
- Climbers are between 16 and 60, older with a doctor’s note.
- Women who are menstruating are asked by the temple not to start from its gate.`,
  terms: 'trek',
}

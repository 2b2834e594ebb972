import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const ulunDanuJatiluwih: DemoTour = {
  slug: 'ulun-danu-beratan-jatiluwih-handara',
  title: 'Ulun Danu Beratan, Jatiluwih and the Cool North',
  excerpt: 'The temple on the lake, the widest rice terraces of Bali, and a day at 1,200 metres.',
  description: `When it is 32 degrees in Seminyak it is 22 at Bedugul, and the strawberries do not mind. The road climbs through clove trees to Lake Beratan, which fills the crater of an extinct volcano. On two islets at its edge stand the towers of Ulun Danu, the eleven-roofed meru of Vishnu and the three-roofed one of Shiva, mirrored in the water before the wind comes up at eleven. It is the temple on the fifty-thousand-rupiah note.

A few kilometres on, two more lakes lie side by side below the road, and at the Wanagiri ridge the grey monkeys have the better view. Then down the other side to Jatiluwih. The terraces there cover six hundred hectares below Mount Batukaru, still planted with the red rice that takes six months to ripen, and watered by rules that are older than the temples. We walk the green path for an hour; it is the best hour of the day.

The tall gate of Handara, which you know from pictures, is on the way. We stop if there is no queue.`,
  main_image: 'beratan-jatiluwih',
  image_gallery: ['lake-temple-noon', 'tegallalang', 'flooded-terraces', 'highland-coffee'],
  location: 'Bedugul and Jatiluwih, Bali',
  duration: '10 hours',
  is_popular: true,
  rating: 4.8,
  review_count: 947,
  categories: ['temples-culture', 'rice-fields-villages'],
  destinations: ['north-bali'],
  max_guests: 12,
  closed_days_from_today: [17],
  pricing: [
    perPerson(
      'Private tour with tickets',
      [
        [1, 1, 1090],
        [2, 3, 680],
        [4, 6, 520],
        [7, 12, 450],
      ],
      { priceBeforeDiscount: 620 },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 790],
        [2, 12, 420],
      ],
      { market: 'indonesia' },
    ),
  ],
  add_on: [
    addOn('Lunch at Jatiluwih', 'per_person', [[1, 1, 120]], 'A buffet with red rice, on the terrace.'),
    addOn('Pedal swan on Lake Beratan', 'per_package', [[1, 4, 60]], 'Half an hour for two.'),
  ],
  included_items: [
    'Private car and driver-guide',
    'Entrance to Ulun Danu and Jatiluwih',
    'Strawberries from the roadside',
    'Drinking water',
  ],
  excluded_items: ['Lunch, unless added', 'Photo ticket at the Handara gate, Rp30.000'],
  itinerary: [
    {
      title: 'Lakes and terraces',
      activities: [
        ['07:30', 'Pick-up in the south or Ubud.'],
        ['09:30', '**Ulun Danu Beratan** while the lake is still.'],
        ['11:15', 'The **twin lakes** from Wanagiri.'],
        ['13:00', 'Lunch and the walk at **Jatiluwih**.'],
        ['16:00', 'The way back, with a stop for coffee.'],
      ],
    },
  ],
  faq: [
    [
      'How cold is it?',
      'About 18 degrees in the morning. Bring a light jacket, and a rain jacket from November to March.',
    ],
    [
      'Is the temple open to visitors?',
      'The gardens and the shore, yes; the towers stand in the water and belong to the priests.',
    ],
  ],
  notes: `- In the afternoon the clouds come down. That is why we start early.
- The path at Jatiluwih is paved and flat, but narrow between the fields.`,
  terms: 'day',
}

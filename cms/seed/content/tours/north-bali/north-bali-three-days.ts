import { addOn, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const northBaliThreeDays: DemoTour = {
  slug: 'north-bali-three-days',
  title: 'North Bali in Three Days: Lakes, Munduk and the Black Coast',
  excerpt: 'A slow loop over the mountains with two nights where the evenings smell of wood smoke.',
  description: `Most people see the north through the window of a car that has to be back by six. This journey sleeps there. The first night is in a lodge above Munduk, with the sunset over Java’s volcanoes from the terrace; the second is on the black beach of Lovina, with dolphins before breakfast.

On the way up you have the lake temple and Jatiluwih almost to yourselves, since you arrive when the day tours are at lunch. You walk through coffee and cloves with a farmer, swim below Sekumpul, soak in the springs of Banjar, and visit a weaver in Kalianget who still dyes with indigo.

The road home goes east along the coast, past Les, where salt is made from seawater in hollowed palm trunks and a chef cooks the most exciting lunch of the north in his grandmother’s kitchen, and over the rim of Kintamani. Three days, about 260 kilometres, and hardly a traffic light.`,
  main_image: 'north-bali-three-days',
  image_gallery: ['lake-temple-noon', 'sekumpul-waterfall', 'highland-coffee', 'lovina-dolphins'],
  location: 'Bedugul, Munduk and Lovina',
  duration: '3 days',
  tour_type: 'multi_day',
  rating: 4.9,
  review_count: 87,
  categories: ['waterfalls-jungle', 'rice-fields-villages', 'temples-culture'],
  destinations: ['north-bali'],
  cut_off_days: 4,
  max_guests: 6,
  pricing: [
    perPerson(
      'Private tour, twin or double room',
      [
        [1, 1, 8900, 6200],
        [2, 3, 5650, 3900],
        [4, 6, 4950, 3450],
      ],
      { priceBeforeDiscount: 5500 },
    ),
    perPerson(
      'Residents of Indonesia',
      [
        [1, 1, 7200, 5000],
        [2, 6, 4450, 3100],
      ],
      { market: 'indonesia' },
    ),
  ],
  add_on: [addOn('Single room', 'per_package', [[1, 3, 1100]], 'For both nights.')],
  included_items: [
    'Car and driver-guide for three days',
    'Two nights with breakfast',
    'Three lunches, one dinner',
    'All entrance fees, village guides and the dolphin boat',
  ],
  excluded_items: ['One dinner', 'Drinks', 'Tips'],
  itinerary: [
    {
      title: 'Up to the lakes',
      activities: [
        ['08:30', 'Pick-up; the walk at **Jatiluwih**.'],
        ['13:30', '**Ulun Danu Beratan** in the quiet hour.'],
        ['16:30', 'Lodge in **Munduk**, dinner with the sunset.'],
      ],
    },
    {
      title: 'Coffee, falls and the coast',
      activities: [
        ['08:00', 'Walk through the **coffee gardens**.'],
        ['12:00', '**Sekumpul** with a picnic.'],
        ['17:00', 'Beach hotel in **Lovina**.'],
      ],
    },
    {
      title: 'Dolphins, salt and home',
      activities: [
        ['05:45', 'Out to the **dolphins**, then breakfast.'],
        ['09:30', '**Banjar** hot springs.'],
        ['12:30', 'Lunch in **Les** and a visit to the salt makers.'],
        ['15:00', 'Over **Kintamani** to the south; arrival at about 18:00.'],
      ],
    },
  ],
  faq: [
    [
      'Which hotels are these?',
      'Family-run houses with eight to twenty rooms, a pool and hot water. Our team sends you their names before the start.',
    ],
    ['Can the tour end elsewhere?', 'Yes: in Amed, Sidemen or Pemuteran at no extra cost.'],
  ],
  notes: `- Evenings in Munduk are cool: 16 degrees in July.
- With four guests, there is room for one suitcase each.`,
  terms: 'journey',
}

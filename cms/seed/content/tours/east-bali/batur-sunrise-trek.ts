import { addOn, onePrice, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const baturSunriseTrek: DemoTour = {
  slug: 'mount-batur-sunrise-trek',
  title: 'Mount Batur Sunrise Trek with Breakfast on the Rim',
  excerpt: 'Two hours uphill by torchlight, an egg boiled in volcanic steam, and the sun coming up behind Lombok.',
  description: `The car comes in the middle of the night. At about three you stand in Toya Bungkah on the shore of the lake with a torch and a guide from the village, who is required here and worth having: the path forks many times, and it is dark.

It is six hundred metres up to the rim at 1,717 metres. The first hour is a farm track, the second loose gravel on old lava.

On top it is about twelve degrees. Your guide lays eggs and bananas into a crack in the rock, where steam cooks them in ten minutes, and soon after six the sun rises next to Mount Agung, with Rinjani on Lombok on the horizon. On the way down you pass the steaming crater of 1963 and the black lava that it left in the caldera.`,
  main_image: 'batur-sunrise',
  image_gallery: ['batur-lake', 'batur-jeep', 'highland-coffee'],
  location: 'Kintamani, Bali',
  duration: '9 - 10 hours',
  tour_label: ['Group tour', 'Private tour'],
  is_popular: true,
  rating: 4.8,
  review_count: 896,
  categories: ['volcanoes-sunrises', 'surf-adventure'],
  destinations: ['east-bali'],
  cut_off_hours: 12,
  start_times: [
    { time: '02:45', label: 'Sunrise, first group', capacity: 20 },
    { time: '03:15', label: 'Sunrise, second group', capacity: 15 },
  ],
  max_guests: 15,
  closed_days_from_today: [19, 20],
  pricing: [
    onePrice('Shared trek, up to 15 guests', 495, {
      description: 'One guide for every four guests, shared transfer from Ubud or the south.',
      priceBeforeDiscount: 600,
      child: 450,
    }),
    perPerson(
      'Private trek with your own car and guide',
      [
        [1, 1, 1250, 1000],
        [2, 3, 745, 600],
        [4, 6, 620, 500],
        [7, 15, 560, 450],
      ],
      { description: 'Start when you want and go at your own pace.' },
    ),
    onePrice('Shared trek for residents of Indonesia', 395, {
      description: 'Please bring a KTP or KITAS.',
      market: 'indonesia',
      child: 350,
    }),
  ],
  add_on: [
    addOn(
      'Hot springs on Lake Batur',
      'per_person',
      [[1, 1, 190]],
      'Two hours in pools of 38 degrees, towel and locker included.',
    ),
    addOn(
      'Warm jacket to borrow',
      'per_package',
      [
        [1, 3, 50],
        [4, 15, 40],
      ],
      'Washed after every trek.',
    ),
  ],
  included_items: [
    'Transfer from Ubud, Sanur, Kuta or Seminyak',
    'Local trekking guide and entrance fee',
    'Torch and walking stick',
    'Breakfast on the rim: eggs, bananas, bread, coffee or tea',
    'Drinking water',
  ],
  excluded_items: ['Hot springs, unless added', 'Tips'],
  itinerary: [
    {
      title: 'Night, sunrise, black lava',
      activities: [
        ['01:00', 'Pick-up on the coast; in Ubud at 01:30. The second group follows half an hour later.'],
        ['02:45', 'Banana pancake and coffee at the foot of the mountain.'],
        ['03:15', 'Up from **Toya Bungkah**, two hours with breaks.'],
        ['06:10', '**Sunrise** and breakfast on the rim.'],
        ['07:15', 'Walk around part of the crater, then down over the lava.'],
        ['09:00', 'Back at the car; hot springs or home, where you arrive before noon.'],
      ],
    },
  ],
  faq: [
    [
      'What if it is cloudy?',
      'It often is from November to March. If the guides call it off at the start, you get a full refund.',
    ],
  ],
  pickup: { zones: ['Ubud, at night', 'Sanur, Kuta or Seminyak, at night', 'Uluwatu or Nusa Dua, at night'] },
  booking_questions: [
    { text: 'Shoe size (EU)', help: 'If you want to borrow boots.', type: 'number', per: 'traveller' },
    {
      text: 'Can everyone climb stairs for half an hour?',
      help: 'The last stretch is steep.',
      type: 'yes_no',
      per: 'booking',
      is_required: true,
    },
  ],
  notes: `- Bring closed shoes with good grip, a warm layer and a windproof jacket.
- Not suitable during pregnancy or with heart or knee problems.
- There is a toilet at the start and none on the mountain.`,
  terms: 'trek',
}

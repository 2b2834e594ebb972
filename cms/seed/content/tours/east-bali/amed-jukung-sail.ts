import { addOn, perPackage } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const amedJukungSail: DemoTour = {
  slug: 'amed-jukung-sunrise-sail-snorkelling',
  title: 'Amed by Jukung: Sunrise Sail, Snorkelling and Salt',
  excerpt: 'Out with a fisherman in an outrigger at dawn, two reefs from the boat, and a morning at the salt gardens.',
  description: `Along the bays of Amed stand hundreds of jukung, narrow outriggers with a painted eye at the bow so that they find the way. Most carry two people and a triangular sail. At half past five they push off for mackerel, and one of them has a seat free for you.

Pak Nyoman does not talk much before the sun is up. He will show you the line with thirty lures made of chicken feathers, and if the mackerel are there you pull them in by the dozen. Behind you Agung turns pink from the top down; in front, over Lombok, it gets light.

When the wind comes you sail on to Banyuning, where a small Japanese wreck lies so close to shore that you can see it from the surface, and to the wall of Jemeluk with its shrine on the seabed. After breakfast we walk to the last salt makers. They filter sea water through black earth and dry it in split palm trunks, as it was done here for the kings of Karangasem, and a bag of it goes home with you.`,
  main_image: 'amed-jukung',
  image_gallery: ['fishing-beach', 'turtle-reef', 'reef-garden'],
  location: 'Amed, Bali',
  duration: '5 hours',
  tour_label: ['New'],
  rating: null,
  review_count: 0,
  categories: ['snorkelling-diving', 'food-craft'],
  destinations: ['east-bali'],
  cut_off_days: 0,
  pricing: [
    perPackage(
      'A jukung for two',
      [
        [1, 1, 850],
        [2, 4, 790],
        [5, 10, 750],
      ],
      {
        maxGuests: 2,
        description: 'One package is one boat with its fisherman. Larger groups sail side by side.',
        priceBeforeDiscount: 900,
      },
    ),
    perPackage('A jukung for two, residents of Indonesia', [[1, 10, 620]], { maxGuests: 2, market: 'indonesia' }),
  ],
  add_on: [
    addOn('Return transfer from Ubud', 'per_package', [[1, 2, 900]], 'Leaves at 03:00; one car takes up to five.'),
    addOn(
      'Your fish, grilled for lunch',
      'per_person',
      [[1, 1, 110]],
      'With rice, sambal matah and water spinach. If nothing bites, we buy one.',
    ),
  ],
  included_items: [
    'Jukung with fisherman and sail',
    'Mask, snorkel, fins and life jacket',
    'Breakfast on the beach',
    'Visit to the salt makers and 250 g of salt',
  ],
  excluded_items: ['Transfer from outside Amed', 'Lunch', 'Tips'],
  itinerary: [
    {
      title: 'Sail, reef, salt',
      activities: [
        ['05:15', 'Meet on the beach of **Jemeluk**, or pick-up within Amed.'],
        ['05:30', 'Out to sea with line and sail.'],
        ['07:00', 'Snorkelling at the small wreck of **Banyuning**.'],
        ['08:15', 'The wall and the coral of **Jemeluk**.'],
        ['09:00', 'Breakfast under the trees.'],
        ['09:45', '**Salt gardens**, until about half past ten.'],
      ],
    },
  ],
  faq: [
    [
      'I get seasick. Is this for me?',
      'The bays are calm at dawn and the outriggers keep the boat level. After nine the wind picks up, and by then you are ashore.',
    ],
    [
      'Can three people go in one boat?',
      'Two guests and the fisherman are the limit. A child under six may sit with a parent.',
    ],
  ],
  notes: `Salt is made in the dry months, from about May to October. In the rest of the year you see the gardens and the store, and the troughs are empty.`,
  terms: 'boat',
}

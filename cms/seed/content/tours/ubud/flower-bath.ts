import { perPackage, perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const flowerBath: DemoTour = {
  slug: 'melukat-flower-bath-spa-ubud',
  title: 'Purification, Massage and a Flower Bath in Ubud',
  excerpt: 'A priest, a spring, two pairs of good hands, and a tub full of petals.',
  description: `*Melukat* means to be cleansed with water. It is not a show: people come to springs like this one when a year has been hard, before a wedding, after an illness. A *pemangku* of the Sebatu family receives you, helps you fold the offering, and leads you under the spouts of a small temple where on most mornings you will be the only guests.

Dry and dressed again, you are driven to a spa among rice fields on the edge of Ubud. Ninety minutes of Balinese massage with warm coconut oil begin at the feet; a scrub of rice, turmeric and sandalwood follows. The bath is of river stone, big enough for two, and covered with several hundred petals picked that morning. Take as long as you like.

Lunch is light and served in the garden. You are back at your hotel in the early afternoon, and we suggest that you plan nothing else.`,
  main_image: 'flower-bath-ubud',
  image_gallery: ['petals', 'forest-shrine', 'monkey-forest'],
  location: 'Sebatu and Ubud, Bali',
  duration: '6 hours',
  rating: 4.9,
  review_count: 188,
  categories: ['temples-culture'],
  destinations: ['ubud'],
  cut_off_days: 2,
  max_guests: 4,
  pricing: [
    perPerson(
      'Private day for one to four',
      [
        [1, 1, 1650, 1650],
        [2, 4, 1290, 1290],
      ],
      { priceBeforeDiscount: 1550 },
    ),
    perPackage('For two, with a private bath', [[1, 2, 2750]], {
      maxGuests: 2,
      priceBeforeDiscount: 3200,
      description: 'Side-by-side massage and one tub for both of you.',
    }),
  ],
  included_items: [
    'Pick-up and drop-off in Ubud',
    'Offering, sarong and temple donation',
    '90-minute massage, 30-minute scrub and 45-minute bath',
    'Light lunch and herbal tea',
  ],
  excluded_items: ['Pick-up outside Ubud', 'Tips for the therapists'],
  itinerary: [
    {
      title: 'Water and flowers',
      activities: [
        ['08:00', 'Pick-up; at the temple you make the offering together.'],
        ['08:45', 'Prayer and **melukat** under the spouts.'],
        ['10:15', 'Massage, scrub and **flower bath** at the spa.'],
        ['13:15', 'Lunch in the garden.'],
      ],
    },
  ],
  faq: [
    ['Do I have to be Hindu?', 'No. All we ask for is respect.'],
    ['Is it for men too?', 'Of course; about a third of our guests are.'],
  ],
  notes: `- Bring a change of clothes for the spring; you can wear swimwear under the sarong.
- Women who are menstruating are asked not to enter the temple.
- Minimum age 16.`,
  terms: 'day',
}

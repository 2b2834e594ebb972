import { perPerson } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const besakihMorning: DemoTour = {
  slug: 'besakih-mother-temple-morning',
  title: 'Besakih in the Morning: The Mother Temple with a Priest’s Son',
  excerpt: 'Eighty-six temples on the slope of Agung, with a guide who grew up in one of them.',
  description: `Besakih is not one temple but eighty-six, laid out in terraces a thousand metres up on the flank of Agung. Most visitors see a stair. With Gusti, whose father serves in one of the clan temples, you see who prays where and why, which way the water goes, and what is being prepared in the kitchens.

We arrive at eight, before the day tours, and walk up on the side paths. Gusti knows the courts where guests are welcome and the ones where they are not, and he does not bargain about that.

The lava of 1963 came down on both sides and spared the temple by a few metres. There are different opinions on the reason; only one of them is heard here.`,
  main_image: 'temple-lawn-gate',
  image_gallery: ['lempuyang-gate', 'galungan-street', 'sidemen-valley'],
  location: 'Besakih, Karangasem',
  duration: '7 hours',
  rating: null,
  review_count: 0,
  categories: ['temples-culture'],
  destinations: ['east-bali'],
  cut_off_days: 1,
  max_guests: 8,
  pricing: [
    perPerson('Private morning', [
      [1, 1, 1150, 850],
      [2, 3, 690, 520],
      [4, 8, 540, 405],
    ]),
  ],
  included_items: ['Car and guide', 'Entrance fee and shuttle cart', 'Sarong, sash and offering', 'Water'],
  excluded_items: ['Lunch', 'Tips'],
  itinerary: [
    {
      title: 'The temple before the crowd',
      activities: [
        ['06:30', 'Pick-up in Ubud.'],
        ['08:00', 'Up through **Besakih** on the side paths.'],
        ['10:30', 'Coffee with Gusti’s family.'],
        ['11:30', 'Lunch with a view in Rendang, then back to Ubud.'],
      ],
    },
  ],
  faq: [
    ['Can we enter the innermost court?', 'No, it is reserved for prayer, but you can see into it from the side.'],
    ['What if there is a ceremony?', 'Then it is the best day to come, and we bring white shirts for everyone.'],
  ],
  notes: `Shirts with sleeves, please. Mornings up here are cool.`,
  terms: 'day',
  draft: true,
}

import { onePrice, perPackage } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const campuhanRidge: DemoTour = {
  slug: 'campuhan-ridge-sunrise-walk',
  title: 'Campuhan Ridge at Sunrise and Breakfast in the Fields',
  excerpt: 'Ubud before Ubud wakes: the grass ridge, a village of painters, breakfast among the ducks.',
  description: `Two rivers meet below the old temple of Gunung Lebah, and between them a ridge of waving grass runs north for two kilometres. At six in the morning it belongs to herons, grass cutters and you. The path is paved and nearly flat once you are up, so there is breath left for questions.

Your guide, a painter’s son from Penestanan, leads on past the ridge into the lanes of Bangkiang Sidem and Keliki, where miniature painters work on verandas with a brush of three hairs. You may look over their shoulders; buying is neither expected nor difficult.

Breakfast is laid under a thatched roof in the middle of the rice fields: black rice pudding, fruit, eggs from the ducks that are weeding the paddy in front of you, and coffee the Balinese way, with the grounds in the glass.`,
  main_image: 'campuhan-walk',
  image_gallery: ['tegallalang', 'flooded-terraces', 'village-street'],
  location: 'Ubud, Bali',
  duration: '3 hours',
  tour_label: ['Group tour'],
  rating: 4.8,
  review_count: 217,
  categories: ['rice-fields-villages'],
  destinations: ['ubud'],
  max_guests: 8,
  pricing: [
    onePrice('Walk and breakfast', 285, { child: 190 }),
    perPackage('Private walk for up to four', [[1, 2, 950]], {
      maxGuests: 4,
      description: 'The same walk with your own guide.',
    }),
  ],
  included_items: ['Guide', 'Breakfast with coffee or tea', 'Pick-up in central Ubud', 'Walking stick on request'],
  excluded_items: ['Donations to the village temple', 'Tips'],
  itinerary: [
    {
      title: 'Along the ridge',
      activities: [
        ['05:45', 'Pick-up in central Ubud.'],
        ['06:00', 'Up to the ridge as the sun comes over the palms.'],
        ['07:00', 'The painters of Keliki.'],
        ['08:00', 'Breakfast among the rice fields; back at your hotel by nine.'],
      ],
    },
  ],
  faq: [
    ['How hard is the walk?', 'Five easy kilometres with one short climb. Trainers are enough.'],
    ['Is it dark at the start?', 'No. In Ubud it is light from about a quarter to six, all year round.'],
  ],
  notes: `- There is little shade after eight: bring a hat.
- The walk also takes place in the rainy season; umbrellas are provided.`,
  terms: 'day',
}

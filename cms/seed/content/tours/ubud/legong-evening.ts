import { onePrice } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const legongEvening: DemoTour = {
  slug: 'ubud-palace-legong-evening',
  title: 'An Evening of Legong at Ubud Palace',
  excerpt: 'Seats near the front, a dancer who explains the gestures beforehand, and dinner after.',
  description: `Legong was danced for kings, and the courtyard in which you will see it belonged to one. The gamelan sits on both sides, the carved gate is the only backdrop, and the youngest of the three dancers may be eleven years old.

An hour before the doors open we meet Ni Luh, who danced here for nine seasons. She shows you the position of the hips, the darting eyes, the fan that can be a bird, a letter or a weapon. After that hour you follow the story instead of admiring costumes.

The performance starts at half past seven and lasts ninety minutes. Dinner is around the corner, in a courtyard restaurant that has fed the musicians for years: crisp duck, long beans, sambal as strong as you say.`,
  main_image: 'galungan-street',
  image_gallery: ['temple-lawn-gate', 'village-street', 'balinese-table'],
  location: 'Ubud, Bali',
  duration: '4 hours',
  rating: null,
  review_count: 0,
  categories: ['temples-culture', 'food-craft'],
  destinations: ['ubud'],
  max_guests: 12,
  pricing: [onePrice('Dance and dinner', 485, { child: 320 })],
  included_items: ['Introduction by a dancer', 'Ticket for the performance', 'Dinner', 'Transfer within Ubud'],
  excluded_items: ['Drinks with dinner', 'Tips'],
  itinerary: [
    {
      title: 'Before, during, after',
      activities: [
        ['18:00', 'Meeting with Ni Luh near the palace.'],
        ['19:15', 'Seats in the courtyard.'],
        ['19:30', '**Legong** and other dances, with a full gamelan.'],
        ['21:00', 'Dinner, then the short way home.'],
      ],
    },
  ],
  faq: [
    ['What if it rains?', 'The troupe moves to the covered hall of the village across the street.'],
    ['May I take photographs?', 'Yes, without flash and from your seat.'],
  ],
  notes: `Shoulders and knees covered, please: the palace is still a family’s home.`,
  terms: 'day',
  draft: true,
}

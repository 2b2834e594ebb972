import { addOn, onePrice } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const libertyWreckDive: DemoTour = {
  slug: 'tulamben-liberty-wreck-dive',
  title: 'Diving the Liberty Wreck at Tulamben',
  excerpt: 'A ship of 120 metres, thirty metres from the beach. Two dives, or your very first breath under water.',
  description: `In January 1942 a Japanese submarine torpedoed the USAT Liberty off Lombok. She was towed as far as Tulamben, beached there, and lay on the stones for twenty-one years until the eruption of Agung in 1963 pushed her back into the sea. Since then she has belonged to the fish.

You walk in from the beach. The stern begins at five metres, so snorkellers see it too, and the bow lies near thirty. On the first dive we follow the outer side down to the guns; on the second we go through the open holds, where light falls between ribs that are thick with sea fans and black coral. Bumphead parrotfish sleep in the wreck and leave it at dawn, each the size of a dog.

We dive with four guests to a guide and are in the water before the buses from the south. Porters from the village carry the tanks, two at a time, on their heads. Most of them are women, and they have been doing it since the first divers came.`,
  main_image: 'tulamben-wreck',
  image_gallery: ['reef-garden', 'turtle-reef', 'fishing-beach'],
  location: 'Tulamben, Bali',
  duration: '9 hours',
  tour_label: ['Group tour'],
  rating: 4.9,
  review_count: 341,
  categories: ['snorkelling-diving'],
  destinations: ['east-bali'],
  cut_off_days: 2,
  max_guests: 8,
  closed_days_from_today: [15],
  pricing: [
    onePrice('Two dives for certified divers', 1450, {
      description: 'All equipment, guide, tanks and porters.',
      priceBeforeDiscount: 1650,
      child: 1450,
    }),
    onePrice('First dive for beginners', 1590, {
      description: 'Pool lesson and two shallow dives with an instructor for every two guests. From ten years.',
      child: 1490,
    }),
    onePrice('Snorkelling over the wreck', 650, { description: 'With a guide in the water.', child: 490 }),
    onePrice('Two dives for residents of Indonesia', 1190, {
      description: 'Please bring a KTP or KITAS.',
      market: 'indonesia',
      child: 1190,
    }),
  ],
  add_on: [
    addOn(
      'Third dive at the coral garden',
      'per_person',
      [[1, 1, 450]],
      'Shallow and bright, with ghost pipefish in season.',
    ),
    addOn('Dive computer', 'per_person', [[1, 1, 120]]),
    addOn('Underwater photographs', 'per_package', [[1, 1, 700]], 'A photographer comes along on both dives.'),
  ],
  included_items: [
    'Transfer from Ubud, Sanur or Candidasa',
    'Full equipment, tanks and weights',
    'Dive guide, at most four guests each',
    'Porters and entrance fee',
    'Lunch, fruit and water',
  ],
  excluded_items: ['Transfer from the Bukit and Canggu', 'Dive insurance', 'Tips'],
  itinerary: [
    {
      title: 'Stern, holds and bow',
      activities: [
        ['06:00', 'Pick-up in Sanur; in Ubud at 06:15.'],
        ['08:45', 'Briefing and equipment in **Tulamben**.'],
        ['09:30', '**First dive**, along the outside of the wreck.'],
        ['11:00', 'Tea, fruit and a rest of an hour and a half.'],
        ['12:15', '**Second dive**, through the open holds.'],
        ['13:30', 'Lunch, then the road home by 16:00.'],
      ],
    },
  ],
  faq: [
    [
      'Which certification do I need?',
      'Open Water or equivalent for the two dives, to 18 metres. For the bow at 28 metres you need Advanced.',
    ],
    ['Is there a current?', 'Rarely. The entry over round stones is the hardest part; the guides lend an arm.'],
    [
      'When do the bumpheads leave?',
      'At about six. If you stay the night in Tulamben, you can see them at first light.',
    ],
  ],
  pickup: { zones: ['Ubud', 'Sanur', 'Canggu', 'Nusa Dua and Jimbaran'] },
  booking_questions: [
    {
      text: 'Dive certificate',
      help: 'Please bring the card, or its number.',
      type: 'choice',
      options: ['None, I’m a beginner or snorkeller', 'Open Water', 'Advanced Open Water', 'Rescue or higher'].join(
        '\n',
      ),
      per: 'traveller',
      is_required: true,
    },
    {
      text: 'Date of the last dive',
      help: 'If it was more than a year ago, the guide starts with a short refresher.',
      type: 'date',
      per: 'traveller',
    },
    { text: 'Food that someone doesn’t eat', help: 'For the lunch on the beach.', type: 'text', per: 'booking' },
  ],
  notes: `- Shoes or booties with a sole for the stones.
- Visibility is best from May to November, 15 to 30 metres.
- You fill in a medical form before the first dive; with asthma or a heart condition you need a doctor’s signature.`,
  terms: 'dive',
}

import { addOn, onePrice, perPackage } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Under water and out at sea along the eastern coast. */
export const eastBaliCoastTours: readonly DemoTour[] = [
  {
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
    closed_in_days: [15],
    pricing: [
      onePrice('Two dives for certified divers', 1450, {
        description: 'All equipment, guide, tanks and porters.',
        publish: 1650,
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
        'Which certificate do I need?',
        'Open Water or its equal for the two dives, to 18 metres. For the bow at 28 metres the advanced level.',
      ],
      ['Is there a current?', 'Rarely. The entry over round stones is the hardest part; the guides lend an arm.'],
      ['When do the bumpheads leave?', 'At about six. Stay the night in Tulamben and we take you in at first light.'],
    ],
    notes: `- Shoes or booties with a sole for the stones.
- Visibility is best from May to November, 15 to 30 metres.
- A medical form is filled in before the first dive; asthma and heart trouble need a doctor’s signature.`,
    terms: 'dive',
  },
  {
    slug: 'amed-jukung-sunrise-sail-snorkelling',
    title: 'Amed by Jukung: Sunrise Sail, Snorkelling and Salt',
    excerpt:
      'Out with a fisherman in an outrigger at dawn, two reefs from the boat, and a morning at the salt gardens.',
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
        { description: 'One package is one boat with its fisherman. Larger groups sail side by side.', publish: 900 },
      ),
      perPackage('A jukung for two, residents of Indonesia', [[1, 10, 620]], { market: 'indonesia' }),
    ],
    add_on: [
      addOn('Return transfer from Ubud', 'per_package', [[1, 2, 900]], 'Leaves at 03:00; one car takes up to five.'),
      addOn(
        'Your fish, grilled for lunch',
        'per_person',
        [[1, 1, 110]],
        'With rice, sambal matah and water spinach. If nothing bites, we buy.',
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
        'I get seasick. Shall I?',
        'The bays are calm at dawn and the outriggers keep the boat level. After nine the wind picks up, and by then you are ashore.',
      ],
      [
        'Can three people go in one boat?',
        'Two guests and the fisherman are the limit. A child under six may sit with a parent.',
      ],
    ],
    notes: `Salt is made in the dry months, from about May to October. In the rest of the year you see the gardens and the store, and the troughs are empty.`,
    terms: 'boat',
  },
]

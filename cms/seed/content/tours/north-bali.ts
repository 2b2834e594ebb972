import { addOn, perPerson } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Tours over the mountains, to the north coast. */
export const northBaliTours: readonly DemoTour[] = [
  {
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
    closed_in_days: [17],
    pricing: [
      perPerson(
        'Private tour with tickets',
        [
          [1, 1, 1090],
          [2, 3, 680],
          [4, 6, 520],
          [7, 12, 450],
        ],
        { publish: 620 },
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
    excluded_items: ['Lunch, unless added', 'Ticket for pictures at the Handara gate, Rp30.000'],
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
        'About 18 degrees in the morning. A light jacket, and one for the rain from November to March.',
      ],
      [
        'Is the temple open to visitors?',
        'The gardens and the shore, yes; the towers stand in the water and belong to the priests.',
      ],
    ],
    notes: `- In the afternoon the clouds come down. That is why we start early.
- The path at Jatiluwih is paved and flat, but narrow between the fields.`,
    terms: 'day',
  },
  {
    slug: 'lovina-dolphins-banjar-hot-springs',
    title: 'Dolphins of Lovina at Sunrise and the Hot Springs of Banjar',
    excerpt: 'Out on an outrigger before six, then a warm bath between stone dragons.',
    description: `Spinner dolphins live in the deep water off the north coast and come up in the early morning to feed. Before the sun is over the cape you sit in a *jukung*, one of the slim outriggers of the fishermen of Kalibukbuk, and wait. Then somebody whistles, and forty backs go through the water in a row.

There have been years when too many boats chased too few dolphins. The skippers we work with signed the village code: engines off at fifty metres, nobody cuts across a group, half an hour and then home. You will see less drama and more dolphin.

After breakfast on the beach you drive up to Banjar, where water of 37 degrees comes out of the hill and the mouths of eight stone dragons, into pools under tall trees. The Buddhist monastery above is the largest of the island, orange and gold, with a small Borobudur in the garden. On the way back over the mountains we stop at the Gitgit falls for whoever still likes to walk.`,
    main_image: 'lovina-dolphins',
    image_gallery: ['amed-jukung', 'lake-temple-noon', 'jungle-pool', 'forest-shrine'],
    location: 'Lovina, Bali',
    duration: '11 hours',
    rating: 4.5,
    review_count: 389,
    categories: ['island-escapes', 'temples-culture'],
    destinations: ['north-bali'],
    max_guests: 10,
    pricing: [
      perPerson(
        'From South Bali or Ubud',
        [
          [1, 1, 1450],
          [2, 3, 890],
          [4, 6, 710],
          [7, 10, 640],
        ],
        { publish: 850 },
      ),
      perPerson(
        'From Lovina or Munduk',
        [
          [1, 1, 690],
          [2, 10, 420],
        ],
        { duration: '6 hours' },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 1050],
          [2, 10, 590],
        ],
        { market: 'indonesia' },
      ),
    ],
    included_items: [
      'Private car and driver-guide',
      'Outrigger with skipper and life jackets',
      'Breakfast on the beach',
      'Entrance to Banjar',
      'Towels',
    ],
    excluded_items: ['Lunch', 'Locker at the hot springs'],
    itinerary: [
      {
        title: 'Sea and springs',
        activities: [
          ['02:45', 'Pick-up in the south; pillows and blankets are in the car.'],
          ['05:45', 'Out with the **jukung**.'],
          ['08:00', 'Breakfast in Lovina.'],
          ['09:30', '**Banjar hot springs** and **Brahma Vihara Arama**.'],
          ['12:00', 'Over the mountains, with Gitgit on the way.'],
        ],
      },
    ],
    faq: [
      [
        'Are there always dolphins?',
        'On about 85 of 100 mornings. If not, the skippers try again next day for those who stay.',
      ],
      ['Can we swim with them?', 'No. It disturbs them while they feed, and our skippers do not offer it.'],
    ],
    notes: `- Bring a pullover for the boat and swimwear for the springs.
- In January and February the sea can be too rough; we tell you the evening before.`,
    terms: 'boat',
  },
  {
    slug: 'sekumpul-waterfall-trek',
    title: 'Sekumpul: Trek to the Most Beautiful Waterfalls of Bali',
    excerpt: 'Seven falls in one green amphitheatre, eighty metres high, and a path that keeps the buses away.',
    description: `Sekumpul means gathered together. Two rivers drop over the same rim, one clear and one brown after rain, and split into half a dozen columns on the way down. You see them first from a viewpoint across the valley, silent and white. Then you go down three hundred and seventy steps, through a river, and stand in the wind they make.

With a guide from the village, which is the rule here and a good one, the walk takes about three hours. Below Sekumpul proper lies Hidden Falls, a shower of fine threads where hardly anyone goes, and Fiji, three twins in a row. There is swimming at two of them, and fresh durian from the guide’s uncle, in season, for those who dare.

The drive over the mountains is part of the day: Lake Buyan below the road, the morning market at Bedugul, clove drying on mats along the verges so that the whole valley smells of it.`,
    main_image: 'sekumpul-waterfall',
    image_gallery: ['jungle-pool', 'gianyar-waterfalls', 'lake-temple-noon'],
    location: 'Sekumpul, Buleleng',
    duration: '10 hours',
    is_popular: true,
    rating: 4.9,
    review_count: 574,
    categories: ['waterfalls-jungle'],
    destinations: ['north-bali'],
    max_guests: 10,
    closed_in_days: [17, 18],
    pricing: [
      perPerson(
        'Private day with local guide and tickets',
        [
          [1, 1, 1290],
          [2, 3, 850],
          [4, 6, 690],
          [7, 10, 620],
        ],
        { publish: 790 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 950],
          [2, 10, 540],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn(
        'Motorbike up the last stretch',
        'per_package',
        [[1, 6, 35]],
        'From the foot of the hill to the car park, for tired legs.',
      ),
    ],
    included_items: [
      'Car and driver',
      'Village guide and medium-trek ticket',
      'Dry bag',
      'Fruit and water',
      'Lunch with a view of Lake Beratan',
    ],
    excluded_items: ['Water shoes, for hire at the entrance', 'Tips'],
    itinerary: [
      {
        title: 'Down into the valley',
        activities: [
          ['07:00', 'Pick-up; over Bedugul to the north.'],
          ['10:00', 'Start of the trek: viewpoint, river, **Hidden Falls**.'],
          ['11:15', '**Sekumpul** and **Fiji**: swim, stare, swim.'],
          ['13:30', 'Back at the top; lunch at the lake.'],
          ['17:00', 'At your hotel.'],
        ],
      },
    ],
    faq: [
      ['How fit must I be?', 'Fit for a building of twenty storeys on foot, in warm air. There are benches.'],
      [
        'Can it be done in the rain?',
        'In light rain it is at its greenest. When the rivers rise the guides close the lower path, and we turn to Banyumala instead.',
      ],
    ],
    notes: `- Shoes that may get wet and have a profile; the rocks are like soap.
- From eight years, and for people who are steady on steps.`,
    terms: 'trek',
  },
  {
    slug: 'munduk-coffee-clove-waterfall-walk',
    title: 'Munduk on Foot: Coffee, Cloves and Four Waterfalls',
    excerpt: 'From the bush to the cup, through gardens that smell of Christmas, at a walking pace.',
    description: `The Dutch came up to Munduk for the cool air and stayed for the coffee. Their bungalows are still there, and so are the gardens: coffee under shade trees, cloves, cacao, vanilla climbing up gliricidia, avocado that nobody planted. A path of about nine kilometres leads through all of it and past four waterfalls, and our guide Komang, who farms half a hectare himself, knows every owner on the way.

Between June and September the cherries are picked, and you may help until your basket is full, which takes longer than you think. All year round you see how they are pulped, washed and dried, roast a handful in a clay pan over a wood fire, pound it, and drink it. We do not serve *luwak* coffee; the animals do better in the forest.

The waterfalls come in between. Laangan and Labuhan Kebo are small and yours alone; Melanting and the Munduk fall are tall, and loud, and cold.`,
    main_image: 'munduk-coffee',
    image_gallery: ['highland-coffee', 'jungle-pool', 'gianyar-waterfalls', 'lake-temple-noon'],
    location: 'Munduk, Bali',
    duration: '8 hours',
    rating: 4.8,
    review_count: 203,
    categories: ['rice-fields-villages', 'waterfalls-jungle', 'food-craft'],
    destinations: ['north-bali'],
    max_guests: 8,
    pricing: [
      perPerson(
        'Private walk with pick-up',
        [
          [1, 1, 1240],
          [2, 3, 790],
          [4, 8, 640],
        ],
        { publish: 720 },
      ),
      perPerson(
        'Walk only, from Munduk',
        [
          [1, 1, 550],
          [2, 8, 375],
        ],
        { duration: '5 hours' },
      ),
    ],
    add_on: [
      addOn('Half a kilo of Komang’s coffee', 'per_package', [[1, 5, 110]], 'Arabica, roasted the week you come.'),
    ],
    included_items: [
      'Guide from the village',
      'Car from the south or Ubud in the package with pick-up',
      'Lunch with a family',
      'Roasting and tasting',
      'Waterfall tickets',
    ],
    excluded_items: ['Walking poles', 'Tips'],
    itinerary: [
      {
        title: 'Gardens and falls',
        activities: [
          ['07:30', 'Pick-up in the south.'],
          ['10:00', 'Start at the upper end of **Munduk**, down through the gardens.'],
          ['11:00', 'Roasting coffee with Komang’s mother.'],
          ['12:30', 'Lunch.'],
          ['13:30', 'The **four waterfalls**, out at the lower road.'],
        ],
      },
    ],
    faq: [
      [
        'When is the coffee harvest?',
        'June to September. Cloves are picked in July and August, and then the roads are red with them.',
      ],
      ['Are there leeches?', 'A few after rain, above the second fall. Long trousers help.'],
    ],
    notes: `- Nine kilometres, 350 metres down and 120 up, on earth paths.
- A light raincoat fits in every bag and is needed on every second afternoon.`,
    terms: 'trek',
  },
  {
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
        'Private journey, twin or double room',
        [
          [1, 1, 8900, 6200],
          [2, 3, 5650, 3900],
          [4, 6, 4950, 3450],
        ],
        { publish: 5500 },
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
        'Family-run houses with eight to twenty rooms, a pool and hot water. You get their names with the confirmation.',
      ],
      ['Can the journey end elsewhere?', 'Yes: in Amed, Sidemen or Pemuteran at no extra cost.'],
    ],
    notes: `- Evenings in Munduk are cool: 16 degrees in July.
- One case per person fits the car with four guests.`,
    terms: 'journey',
  },
]

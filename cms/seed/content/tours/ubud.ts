import { addOn, onePrice, perPackage, perPerson } from '../prices.ts'
import type { DemoTour } from './tour.ts'

/** Tours in and around Ubud. */
export const ubudTours: readonly DemoTour[] = [
  {
    slug: 'ubud-rice-terraces-temples-monkey-forest',
    title: 'Ubud in a Day: Rice Terraces, Holy Springs and the Monkey Forest',
    excerpt: 'The five places around Ubud that everyone hopes to see, in the order that avoids the crowds.',
    description: `Tegallalang is at its best before ten, when the light still comes in low over the terraces and the farmers are at work between the palms. So that is where we begin, on the footpaths below the road rather than on the viewing decks above it. Your driver-guide explains the *subak*, the thousand-year-old way in which Balinese villages share their water, and why it is on the UNESCO list.

From the fields it is twenty minutes to Tirta Empul in Tampaksiring, where a spring has filled the same bathing pools since the tenth century. You may watch, or join the people who step from spout to spout to be cleansed; a sarong is waiting for you. At Gunung Kawi nearby, royal shrines seven metres high are cut into the walls of a river valley.

After lunch with a view you reach Ubud itself: the carved palace of the old royal family, the art market across the street, and at the end of Monkey Forest Road the sanctuary where more than a thousand long-tailed macaques live among mossy temples. We leave you time here, and we carry a bag for everything that shines.`,
    main_image: 'ubud-in-a-day',
    image_gallery: ['tegallalang', 'monkey-forest', 'temple-lawn-gate', 'ubud-market'],
    location: 'Ubud, Bali',
    duration: '9 hours',
    is_popular: true,
    rating: 4.9,
    review_count: 1284,
    categories: ['temples-culture', 'rice-fields-villages'],
    destinations: ['ubud'],
    max_guests: 12,
    closed_in_days: [17, 18],
    pricing: [
      perPerson(
        'Private tour with entrance fees',
        [
          [1, 1, 1150],
          [2, 3, 725],
          [4, 6, 560],
          [7, 12, 480],
        ],
        {
          description: 'Your own car, an English-speaking driver-guide and every ticket on the way.',
          publish: 690,
        },
      ),
      perPerson(
        'Private tour without tickets',
        [
          [1, 1, 850],
          [2, 3, 450],
          [4, 6, 310],
          [7, 12, 250],
        ],
        {
          description: 'The same day; you pay the entrance fees on the spot, about Rp250.000 per adult.',
        },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 780],
          [2, 3, 420],
          [4, 12, 290],
        ],
        {
          description: 'With tickets at the domestic rate. Please bring a KTP or KITAS.',
          market: 'indonesia',
        },
      ),
    ],
    add_on: [
      addOn(
        'Lunch above the terraces',
        'per_person',
        [[1, 1, 135]],
        'Nasi campur with a soft drink, vegetarian on request.',
      ),
      addOn(
        'Jungle swing ticket',
        'per_package',
        [
          [1, 3, 200],
          [4, 12, 175],
        ],
        'One ticket is for one person, as often as you dare in 30 minutes.',
      ),
    ],
    included_items: [
      'Pick-up and drop-off in South Bali or Ubud',
      'Air-conditioned car and English-speaking driver-guide',
      'Entrance fees of the package you choose',
      'Sarong and sash at the temples',
      'Cold water all day',
    ],
    excluded_items: ['Lunch, unless added', 'Personal shopping', 'Tips'],
    itinerary: [
      {
        title: 'Terraces, springs and the forest',
        activities: [
          [
            '07:30',
            'We collect you at your hotel. From Kuta or Seminyak the drive to Tegallalang takes about an hour and a half.',
          ],
          ['09:00', '**Tegallalang rice terraces**: an hour on the footpaths, with a stop for fresh coconut.'],
          ['10:30', '**Tirta Empul**, the holy spring. If you want to bathe, bring a change of clothes.'],
          ['12:00', '**Gunung Kawi**: 270 steps down to the rock shrines, and the same number up.'],
          ['13:30', 'Lunch overlooking the valley.'],
          ['15:00', '**Ubud Palace** and the art market.'],
          ['16:00', '**Sacred Monkey Forest**, then the way home.'],
        ],
      },
    ],
    faq: [
      [
        'Can we change the order of the stops?',
        'Yes, it is your car. Only Tegallalang is worth keeping first: by eleven the paths are full.',
      ],
      [
        'Is it suitable for small children?',
        'It is. For Gunung Kawi a carrier is better than a pushchair, and you can leave it out and have an hour more in Ubud.',
      ],
      ['What do we wear at the temples?', 'Anything that covers the shoulders. Sarongs and sashes are in the car.'],
    ],
    notes: `- Do not feed the monkeys, and keep glasses, phones and bottles in the bag we bring.
- Women who are menstruating are asked not to enter the inner temple courts.
- On ceremony days the pools of Tirta Empul may be reserved for worshippers for an hour or two.`,
    terms: 'day',
  },
  {
    slug: 'balinese-cooking-class-market-ubud',
    title: 'Balinese Cooking Class with a Dawn Market, near Ubud',
    excerpt: 'Buy it, pound it, grill it, eat it: nine dishes in a family compound north of Ubud.',
    description: `The market at Payangan wakes at five and is over by eight. Ibu Wayan, who leads the class, has shopped here since she could carry a basket, and she will show you the three kinds of ginger that look the same and taste nothing alike, how to tell a good shrimp paste with your nose, and which cakes to eat at once.

Back in her family’s compound everyone gets an apron, a mortar of volcanic stone and a banana leaf. You make *base genep*, the paste of some fifteen spices on which half of Bali’s cooking rests, and use it in everything that follows: fish satay wrapped round lemongrass, chicken in banana leaf, long beans with grated coconut, tempeh in sweet soy, a clear soup, sambal matah.

There are never more than ten people at the table, so nobody watches while others cook. At noon you eat what you made under the roof of the rice barn, and go home with the recipes, written so that they work in a kitchen without a coconut tree outside.`,
    main_image: 'ubud-cooking-class',
    image_gallery: ['balinese-table', 'ubud-market', 'village-street'],
    location: 'Payangan, Ubud',
    duration: '6 hours',
    tour_label: ['Group tour'],
    rating: 4.9,
    review_count: 612,
    categories: ['food-craft'],
    destinations: ['ubud'],
    max_guests: 10,
    places_per_day: 12,
    places_in_days: { 5: 3, 8: 0 },
    closed_in_days: [6, 13, 20, 27],
    pricing: [
      onePrice('Market and class', 465, {
        description: 'With the dawn market, pick-up in Ubud at 06:30.',
        publish: 550,
        child: 300,
      }),
      onePrice('Class only', 395, {
        description: 'Starts at 09:00 at the compound, without the market.',
        duration: '4 hours',
        child: 260,
      }),
      onePrice('Residents of Indonesia', 350, { market: 'indonesia', child: 225 }),
    ],
    add_on: [
      addOn('Pick-up in South Bali', 'per_package', [[1, 2, 350]], 'One car for up to five people, there and back.'),
      addOn('Printed cookbook', 'per_package', [[1, 5, 165]], '62 recipes in English or German.'),
    ],
    included_items: [
      'Pick-up and drop-off in central Ubud',
      'Guided market visit',
      'All ingredients and equipment',
      'Lunch with everything you cooked',
      'Recipes as a booklet',
    ],
    excluded_items: ['Pick-up outside Ubud, unless added', 'Beer and wine'],
    itinerary: [
      {
        title: 'From the market to the table',
        activities: [
          ['06:30', 'Pick-up in Ubud, twenty minutes to **Payangan market**.'],
          ['08:00', 'Coffee and rice cakes at the compound, a walk through the kitchen garden.'],
          ['08:45', 'Spice paste, satay, soup: hands on until noon.'],
          ['12:00', 'Lunch in the rice barn, then back to your hotel.'],
        ],
      },
    ],
    faq: [
      [
        'I am vegetarian. Is the class for me?',
        'Yes, tell us when you book. Tofu and tempeh take the place of fish and chicken, and the shrimp paste stays out.',
      ],
      ['Can children join?', 'From six years. They get a smaller knife and the important task of grating the coconut.'],
    ],
    notes: `- Tell us about allergies: peanuts and shrimp paste are in many dishes.
- Wear something that may take a splash of turmeric, which does not wash out.`,
    terms: 'day',
  },
  {
    slug: 'ayung-river-white-water-rafting',
    title: 'White-Water Rafting on the Ayung River',
    excerpt: 'Ten kilometres of class II and III rapids through the gorge below Ubud.',
    description: `The Ayung is Bali’s longest river, and between Kedewatan and Sayan it runs through a gorge so deep that the only sounds are water and birds. For two hours you paddle past hanging creepers, reliefs carved into the rock and a dozen small waterfalls, one of which you will certainly end up under.

The rapids are of class II and III: lively enough to shout, gentle enough for children of seven and for people who have never held a paddle. Each raft takes four or five guests and a guide who reads the river from the stern and knows exactly where to spin you round. Swimming stops are in the calm stretches.

There are about five hundred steps down to the river. The way out is shorter, with a shuttle for those who have had enough. Hot showers, towels and a Balinese buffet wait at the end.`,
    main_image: 'ayung-rafting',
    image_gallery: ['white-water', 'jungle-pool', 'monkey-forest'],
    location: 'Kedewatan, Ubud',
    duration: '5 hours',
    rating: 4.7,
    review_count: 938,
    categories: ['surf-adventure', 'waterfalls-jungle'],
    destinations: ['ubud'],
    max_guests: 20,
    pricing: [
      onePrice('Rafting with transfer', 525, {
        publish: 650,
        child: 420,
        description: 'Pick-up in Ubud, Kuta, Seminyak, Sanur or Nusa Dua.',
      }),
      onePrice('Rafting without transfer', 390, { child: 310, description: 'Meet us at the base in Kedewatan.' }),
      onePrice('Residents of Indonesia', 375, { market: 'indonesia', child: 300 }),
    ],
    add_on: [
      addOn('Photos of your raft', 'per_package', [[1, 4, 150]], 'About sixty pictures by e-mail the same evening.'),
      addOn(
        'Quad ride through the rice fields',
        'per_person',
        [[1, 1, 425]],
        'Ninety minutes before the rafting, two to a quad from 16 years.',
      ),
    ],
    included_items: [
      'Raft, helmet, life jacket and paddle',
      'Certified river guide',
      'Towel, shower and changing room',
      'Buffet lunch',
      'Accident insurance',
    ],
    excluded_items: ['Lockers, Rp20.000', 'Tips'],
    itinerary: [
      {
        title: 'On the river',
        activities: [
          ['08:00', 'Pick-up, according to where you stay.'],
          ['09:30', 'Fitting of helmets and jackets, ten minutes of instruction that everyone remembers later.'],
          ['10:00', 'Two hours on the water, with stops at a waterfall and a carved wall.'],
          ['12:15', 'Shower, lunch and the drive home.'],
        ],
      },
    ],
    faq: [
      [
        'Do I have to be able to swim?',
        'It helps, but the life jacket carries you. Tell the guide before the start and you sit in the middle.',
      ],
      [
        'What happens when it rains?',
        'You get wet from above as well. Only when the river rises past its mark is the trip moved to another day.',
      ],
    ],
    notes: `- From 7 to 65 years; not for pregnant guests or for people with back or heart trouble.
- Sandals with straps or old trainers; flip-flops end up in the sea.`,
    terms: 'day',
  },
  {
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
        description: 'The same walk with a guide of your own.',
      }),
    ],
    included_items: [
      'Guide',
      'Breakfast with coffee or tea',
      'Pick-up in central Ubud',
      'A walking stick, if you like one',
    ],
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
- In the rainy months the walk starts all the same; umbrellas are at the meeting point.`,
    terms: 'day',
  },
  {
    slug: 'kintamani-to-ubud-downhill-cycling',
    title: 'Downhill by Bicycle from Kintamani to Ubud',
    excerpt: 'Twenty-five kilometres, almost all of them downhill, through villages no coach can enter.',
    description: `Breakfast is on the rim of the Batur caldera, with the volcano, the lake and the lava of 1963 below your plate. Then you are fitted with a bicycle that has good brakes, which matters, and let roll: from 1,400 metres down to Ubud on back roads where the traffic is ducks, schoolchildren and the occasional procession.

We stop whenever there is something to see. In a family compound your guide explains which house stands where and why the kitchen is in the south. Under a banyan in Bangli the tree is so large that the road goes through it. In the right season you may help with the rice harvest, until your back asks you to stop.

The whole ride is about 25 kilometres and takes two and a half hours of actual cycling. A support car follows with water, fruit and an empty seat. Lunch is a feast of duck, tempeh and vegetables at the home of the family that runs the tour.`,
    main_image: 'kintamani-cycling',
    image_gallery: ['batur-lake', 'galungan-street', 'tegallalang', 'highland-coffee'],
    location: 'Kintamani to Ubud',
    duration: '8 hours',
    tour_label: ['Group tour'],
    rating: 4.8,
    review_count: 501,
    categories: ['rice-fields-villages', 'surf-adventure'],
    destinations: ['ubud', 'east-bali'],
    max_guests: 14,
    pricing: [
      perPerson(
        'Cycling tour',
        [
          [1, 1, 650],
          [2, 5, 575],
          [6, 14, 520],
        ],
        { publish: 640, description: 'Breakfast, lunch and bicycle included.' },
      ),
      perPerson('Residents of Indonesia', [[1, 14, 425, 320]], { market: 'indonesia' }),
    ],
    add_on: [
      addOn('Child seat or trailer', 'per_package', [[1, 2, 75]]),
      addOn(
        'Electric bicycle',
        'per_package',
        [
          [1, 2, 250],
          [3, 6, 225],
        ],
        'For the three short climbs.',
      ),
    ],
    included_items: [
      'Bicycle, helmet and gloves',
      'Guide and support car',
      'Breakfast on the caldera rim',
      'Lunch',
      'Entrance to Kintamani',
      'Pick-up in Ubud, Sanur, Kuta or Seminyak',
    ],
    excluded_items: ['Soft drinks beyond water', 'Tips'],
    itinerary: [
      {
        title: 'From the volcano to the valley',
        activities: [
          ['07:00', 'Pick-up and drive up to **Penelokan**.'],
          ['09:00', 'Breakfast with the view of Mount Batur, then a short stop at a coffee garden.'],
          ['10:30', 'Helmets on: the descent by **village lanes**, with many stops.'],
          ['14:00', 'Lunch with the family near Ubud.'],
          ['15:30', 'Transfer back.'],
        ],
      },
    ],
    faq: [
      [
        'I have not cycled for years. Can I do it?',
        'If you can ride without holding on to a wall, yes. The guide rides at the pace of the slowest, and the car is always behind.',
      ],
      [
        'Which bicycles are there?',
        'Mountain bikes with disc brakes in four sizes, from 150 centimetres, and children’s bikes from eight years.',
      ],
    ],
    notes: `- Closed shoes and sun cream; at the start a thin jacket, since it is about 16 °C on the rim.
- Weight limit 110 kilograms.`,
    terms: 'day',
  },
  {
    slug: 'batik-wood-silver-craft-villages',
    title: 'Batik, Wood and Silver: the Craft Villages of Gianyar',
    excerpt: 'Three masters, three workshops, and a piece of your own to take home.',
    description: `South of Ubud every village has its trade. In Batubulan they cut stone, in Celuk they work silver, in Mas they carve wood, and in Batuan they paint; the road through them is one long shop window. Behind the shops, where the coaches do not stop, are the courtyards in which it is really done.

You sit down in three of them. With a batik maker in Tohpati you draw hot wax on cotton with a *canting*, a copper pen that wants a steady hand, and see your lines appear white when the cloth comes out of the dye. A carver in Mas, fourth of his line, lets you feel the difference between hibiscus and crocodile wood. In Celuk you hammer, solder and polish five grams of silver into a ring or a pendant.

It is a slow day on purpose. Lunch is *babi guling* or its vegetarian cousin in Gianyar town, and your batik dries while you eat.`,
    main_image: 'craft-villages',
    image_gallery: ['hand-drawn-batik', 'ubud-market', 'village-street'],
    location: 'Gianyar, Bali',
    duration: '7 hours',
    rating: 4.7,
    review_count: 143,
    categories: ['food-craft', 'temples-culture'],
    destinations: ['ubud'],
    max_guests: 6,
    closed_in_days: [9],
    pricing: [
      perPerson(
        'Private day with three workshops',
        [
          [1, 1, 1350],
          [2, 3, 890],
          [4, 6, 745],
        ],
        { publish: 980 },
      ),
    ],
    add_on: [addOn('Five more grams of silver', 'per_package', [[1, 4, 140]], 'For a heavier ring or a second piece.')],
    included_items: [
      'Private car and guide',
      'Batik cloth of 40 × 40 cm',
      'Five grams of silver and all tools',
      'Lunch',
      'Your finished pieces',
    ],
    excluded_items: ['Shopping', 'Tips'],
    itinerary: [
      {
        title: 'Three courtyards',
        activities: [
          ['08:30', 'Pick-up in Ubud, Sanur or Seminyak.'],
          ['09:30', '**Batik** in Tohpati: draw, wax, dye.'],
          ['12:00', 'Lunch in Gianyar.'],
          ['13:15', '**Wood** in Mas, with a carver of masks.'],
          ['14:15', '**Silver** in Celuk: an hour and a half at the bench.'],
        ],
      },
    ],
    faq: [
      [
        'Do I need to be skilful?',
        'No. The masters help as much as you let them, and everyone leaves with something to be proud of.',
      ],
      ['From which age?', 'Batik from six, silver from twelve because of the flame.'],
    ],
    notes: `- Batik dye stains: old clothes are best, aprons are there.
- On the day of Galungan and the day after, the workshops are closed.`,
    terms: 'day',
  },
  {
    slug: 'gianyar-waterfalls-tibumana-kanto-lampo',
    title: 'Three Waterfalls near Ubud: Kanto Lampo, Tibumana, Tukad Cepung',
    excerpt: 'One falls over a staircase of rock, one into a round pool, one into a cave full of light.',
    description: `Within half an hour of Ubud three rivers drop off the edge of the plateau, each in its own manner. Kanto Lampo comes down fifteen metres over black ledges like a staircase; you climb into the middle of it for the photograph that everyone wants. Tibumana is a single smooth column into a pool as round as a plate, and the best of the three for swimming.

Tukad Cepung is hidden in a canyon. You wade through ankle-deep water between walls that lean together until the sky is a slit, and there, between about nine and half past ten, sunbeams stand in the spray like pillars. That is why this tour starts there and why it starts early.

Between the falls the road runs through villages without a single souvenir stall. We stop at one for *bubur* or fried banana, whichever the cook has ready.`,
    main_image: 'gianyar-waterfalls',
    image_gallery: ['jungle-pool', 'monkey-forest', 'category-waterfalls'],
    location: 'Gianyar and Bangli, Bali',
    duration: '6 hours',
    rating: 4.6,
    review_count: 326,
    categories: ['waterfalls-jungle'],
    destinations: ['ubud'],
    max_guests: 12,
    pricing: [
      perPerson(
        'Private tour with tickets',
        [
          [1, 1, 890],
          [2, 3, 540],
          [4, 6, 410],
          [7, 12, 360],
        ],
        { publish: 495 },
      ),
      perPerson(
        'Residents of Indonesia',
        [
          [1, 1, 650],
          [2, 12, 350],
        ],
        { market: 'indonesia' },
      ),
    ],
    add_on: [
      addOn('Photographer for the three falls', 'per_package', [[1, 1, 650]], 'Forty edited pictures within two days.'),
    ],
    included_items: [
      'Car and English-speaking driver-guide',
      'All entrance fees',
      'Dry bag and towels',
      'A local snack',
      'Drinking water',
    ],
    excluded_items: ['Lunch', 'Swimwear'],
    itinerary: [
      {
        title: 'Cave, pool and staircase',
        activities: [
          ['07:30', 'Pick-up in Ubud; from the south half an hour earlier.'],
          ['09:00', '**Tukad Cepung**, while the light falls into the canyon.'],
          ['11:00', '**Tibumana**: a swim and a rest.'],
          ['12:15', '**Kanto Lampo**, then the way back or lunch in Ubud on the way.'],
        ],
      },
    ],
    faq: [
      [
        'How many steps are there?',
        'About 190 at Tukad Cepung, 120 at Tibumana, 90 at Kanto Lampo. All have handrails.',
      ],
      [
        'Is the light in the cave certain?',
        'On clear mornings from April to October nearly always. In the rainy season it is a matter of luck.',
      ],
    ],
    notes: `- Water shoes are a blessing; we have some in sizes 36 to 44.
- After heavy rain Tukad Cepung may be closed, and Goa Rang Reng takes its place.`,
    terms: 'day',
  },
  {
    slug: 'melukat-flower-bath-spa-ubud',
    title: 'Purification, Massage and a Flower Bath in Ubud',
    excerpt: 'A priest, a spring, two pairs of good hands, and a tub full of petals.',
    description: `*Melukat* means to be cleansed with water. It is not a show: people come to springs like this one when a year has been hard, before a wedding, after an illness. A *pemangku* of the Sebatu family receives you, helps you fold the offering, and leads you under the spouts of a small temple where on most mornings you will be the only guests.

Dry and dressed again, you are driven to a spa among rice fields on the edge of Ubud. Ninety minutes of Balinese massage with warm coconut oil begin at the feet; a scrub of rice, turmeric and sandalwood follows. The bath is of river stone, big enough for two, and covered with several hundred petals picked that morning. Nobody knocks before you are ready.

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
        { publish: 1550 },
      ),
      perPackage('For two, with a bath of your own', [[1, 2, 2750]], {
        publish: 3200,
        description: 'Side-by-side massage and one tub for both of you.',
      }),
    ],
    included_items: [
      'Pick-up and drop-off in Ubud',
      'Offering, sarong and donation to the temple',
      '90 minutes of massage, 30 of scrub, 45 in the bath',
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
      ['Must I be Hindu?', 'No. You are asked for respect, not for a belief.'],
      ['Is it for men too?', 'Of course; about a third of our guests are.'],
    ],
    notes: `- Bring a second set of clothes for the spring; swimwear under the sarong is right.
- Women are asked to choose a day outside their period for the temple.
- From 16 years.`,
    terms: 'day',
  },
]

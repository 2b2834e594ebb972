import { addOn, onePrice } from '../../prices.ts'
import type { DemoTour } from '../parts/tour.ts'

export const cookingClass: DemoTour = {
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
  capacity_by_days_from_today: { 5: 3, 8: 0 },
  closed_days_from_today: [6, 13, 20, 27],
  pricing: [
    onePrice('Market and class', 465, {
      description: 'With the dawn market and pickup in Ubud at 06:30.',
      priceBeforeDiscount: 550,
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
    addOn('Pick-up in South Bali', 'per_package', [[1, 2, 350]], 'One car for up to five people, both ways.'),
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
      'Yes, let us know by email. Tofu and tempeh replace fish and chicken, and the shrimp paste is left out.',
    ],
    [
      'Can children join?',
      'Yes, from six years. They get a smaller knife and the important job of grating the coconut.',
    ],
  ],
  notes: `- Tell us about allergies: many dishes contain peanuts or shrimp paste.
- Wear something that can take a splash of turmeric, which does not wash out.`,
  terms: 'day',
}

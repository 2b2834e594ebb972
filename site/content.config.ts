import { defineCollection } from 'astro:content'
import { catalogSchemas } from '@nusa/shared/catalog'
import { cmsLoaders } from './loaders/cms.ts'
import { globalsSchema } from './loaders/globals.ts'

const load = cmsLoaders()

export const collections = {
  globals: defineCollection({ loader: load.globals(), schema: globalsSchema }),
  pictures: defineCollection({ loader: load.collection('pictures'), schema: catalogSchemas.pictures }),
  tours: defineCollection({ loader: load.collection('tours'), schema: catalogSchemas.tours }),
  categories: defineCollection({ loader: load.collection('categories'), schema: catalogSchemas.categories }),
  destinations: defineCollection({ loader: load.collection('destinations'), schema: catalogSchemas.destinations }),
  countries: defineCollection({ loader: load.collection('countries'), schema: catalogSchemas.countries }),
  'hero-slides': defineCollection({ loader: load.collection('hero-slides'), schema: catalogSchemas['hero-slides'] }),
  pages: defineCollection({ loader: load.collection('pages'), schema: catalogSchemas.pages }),
  articles: defineCollection({ loader: load.collection('articles'), schema: catalogSchemas.articles }),
  'car-rental-types': defineCollection({
    loader: load.collection('car-rental-types'),
    schema: catalogSchemas['car-rental-types'],
  }),
  'car-rentals': defineCollection({ loader: load.collection('car-rentals'), schema: catalogSchemas['car-rentals'] }),
  cities: defineCollection({ loader: load.collection('cities'), schema: catalogSchemas.cities }),
  airports: defineCollection({ loader: load.collection('airports'), schema: catalogSchemas.airports }),
  areas: defineCollection({ loader: load.collection('areas'), schema: catalogSchemas.areas }),
  'car-categories': defineCollection({
    loader: load.collection('car-categories'),
    schema: catalogSchemas['car-categories'],
  }),
  cars: defineCollection({ loader: load.collection('cars'), schema: catalogSchemas.cars }),
  'airport-transfers': defineCollection({
    loader: load.collection('airport-transfers'),
    schema: catalogSchemas['airport-transfers'],
  }),
  hotels: defineCollection({ loader: load.collection('hotels'), schema: catalogSchemas.hotels }),
}

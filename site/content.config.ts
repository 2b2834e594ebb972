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
  'hero-slides': defineCollection({ loader: load.collection('hero-slides'), schema: catalogSchemas['hero-slides'] }),
  pages: defineCollection({ loader: load.collection('pages'), schema: catalogSchemas.pages }),
}

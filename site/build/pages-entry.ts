import { StaticPaths } from 'astro:static-paths'
import type { RouteData } from 'astro'
import { App } from 'astro/app'
import { createApp } from 'astro/app/entrypoint'
import { leaveOutKeys } from '../lib/cache-key.ts'
import { catalogOf, provideCatalog } from '../lib/catalog.ts'
import type { Content } from '../loaders/content.ts'

/**
 * What the pages' code is entered by: Astro bundles this file with all pages (pages-bundle.ts), and renderer.ts imports the
 * outcome. Nothing else may import it.
 */
export function openPages(content: Content, hasKeys: boolean) {
  if (!hasKeys) leaveOutKeys()
  provideCatalog(catalogOf(content))
  // An app keeps what the pages' `getStaticPaths` gave for as long as its manifest is the same.
  const app = new App({ ...createApp().manifest }, false)
  const routes = app.manifest.routes.map(({ routeData }) => routeData)
  return {
    routes,
    staticPaths: () => new StaticPaths(app).getAll(),
    render: (request: Request, routeData: RouteData) => app.render(request, { routeData }),
  }
}

export type OpenPages = typeof openPages

import { StaticPaths } from 'astro:static-paths'
import { todayInBali } from '@nusa/shared/dates'
import type { RouteData } from 'astro'
import { App } from 'astro/app'
import { createApp } from 'astro/app/entrypoint'
import { disableKeys } from '../catalog/cache-key.ts'
import { createCatalog, provideCatalog } from '../catalog/catalog.ts'
import type { Content } from '../loaders/content.ts'

/** Entry point of the bundle that renderer.ts imports. No other module may import this file. */
export function openPages(content: Content, hasCacheKeys: boolean) {
  if (!hasCacheKeys) disableKeys()
  provideCatalog(createCatalog(content, todayInBali(new Date())))
  // Astro caches the results of `getStaticPaths` per manifest, so every app needs a new copy of the manifest.
  const isStreaming = false
  const app = new App({ ...createApp().manifest }, isStreaming)
  const routes = app.manifest.routes.map(({ routeData }) => routeData)
  return {
    routes,
    staticPaths: () => new StaticPaths(app).getAll(),
    render: (request: Request, routeData: RouteData) => app.render(request, { routeData }),
  }
}

export type OpenPages = typeof openPages

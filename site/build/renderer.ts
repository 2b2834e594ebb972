import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Content } from '../loaders/content.ts'
import type { BuiltCode } from './code.ts'
import { finishPage } from './finish-page.ts'
import { createPageStyles } from './page-styles.ts'
import type { OpenPages } from './pages-entry.ts'

export interface SitePath {
  /** The file in the built site: 'tours/index.html'. */
  file: string
  pathname: string
  /** The index of the route in the list of all routes. */
  route: number
  /** A hash of the content on the page. A file without a key is rendered in every build. */
  key?: string | undefined
}

export interface Renderer {
  listPaths(): Promise<SitePath[]>
  render(path: Pick<SitePath, 'pathname' | 'route'>): Promise<string>
  renderUrl(pathname: string): Promise<string>
}

export interface RendererSettings {
  siteUrl: string
  /** If false, all cache keys are empty, and `listPaths` is faster. */
  hasCacheKeys?: boolean
  /** By default, the styles are loaded from the assets of the code. */
  inlineStyles?: InlineStyles
}

export type InlineStyles = ReturnType<typeof createPageStyles>

let cachedStyles: { assetsDir: string; styles: InlineStyles } | undefined

/** Cached for the next publish, because the files of built code never change. */
export function loadPageStyles(assetsDir: string): InlineStyles {
  if (cachedStyles?.assetsDir !== assetsDir) {
    const readAsset = (url: string) => readFileSync(path.join(assetsDir, url), 'utf8')
    cachedStyles = { assetsDir, styles: createPageStyles(readAsset) }
  }
  return cachedStyles.styles
}

export async function openRenderer(
  { entry, assetsDir }: Pick<BuiltCode, 'entry' | 'assetsDir'>,
  content: Content,
  { siteUrl, hasCacheKeys = true, inlineStyles = loadPageStyles(assetsDir) }: RendererSettings,
): Promise<Renderer> {
  const { openPages }: { openPages: OpenPages } = await import(pathToFileURL(entry).href)
  const { routes, staticPaths, render: renderRoute } = openPages(content, hasCacheKeys)
  // The first page of a route makes Astro compute all paths of the route. Concurrent pages would compute them again, so
  // they wait for the first page.
  const firstRenderings = new Map<number, Promise<unknown>>()

  async function render({ pathname, route }: Pick<SitePath, 'pathname' | 'route'>): Promise<string> {
    const routeData = routes[route]
    if (!routeData) throw new RangeError(`The pages' code has no route ${route}.`)
    const renderPage = () => renderRoute(new Request(new URL(pathname, siteUrl)), routeData)
    const firstRendering = firstRenderings.get(route)
    const rendering = firstRendering ? firstRendering.then(renderPage) : renderPage()
    if (!firstRendering) firstRenderings.set(route, rendering)
    const response = await rendering
    if (!response.ok && response.status !== 404)
      throw new Error(`${pathname} could not be rendered. The cause is logged above.`)
    const text = await response.text()
    return response.headers.get('content-type')?.startsWith('text/html') ? finishPage(text, inlineStyles) : text
  }

  return {
    render,
    renderUrl: (pathname) => render({ pathname, route: routes.findIndex((route) => route.pattern.test(pathname)) }),
    async listPaths() {
      const paths = new Map<string, SitePath>()
      for (const { pathname, route, cacheKey } of await staticPaths()) {
        const file = toOutputFile(pathname, route.type === 'endpoint')
        // If two routes have the same page, the first route wins, as in Astro.
        if (!paths.has(file)) paths.set(file, { file, pathname, route: routes.indexOf(route), key: cacheKey })
      }
      return [...paths.values()]
    },
  }
}

/**
 * Returns the file in which hosts look for a page: tours/index.html for `/tours`, and tour/404.html for `/tour/_404`,
 * which is how Astro names the not-found page of a section.
 */
export function toOutputFile(pathname: string, isData: boolean): string {
  const name = pathname.replace(/^\/|\/$/g, '')
  if (isData) return name
  if (name === '404' || name.endsWith('/_404')) return name.replace(/_?404$/, '404.html')
  return name === '' ? 'index.html' : `${name}/index.html`
}

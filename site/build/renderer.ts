import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Content } from '../loaders/content.ts'
import type { BuiltCode } from './code.ts'
import { finishedPage } from './finished-page.ts'
import { createPageStyles } from './page-styles.ts'
import type { OpenPages } from './pages-entry.ts'

/** One page, or one file of data, that the site has. */
export interface SitePath {
  /** Its file in the built site. */
  file: string
  pathname: string
  /** Which of the code's routes makes it. */
  route: number
  /** What its content hangs on, as a hash; without one it is made in each build. */
  key?: string | undefined
}

/** Makes pages out of built code and content, in this process, for as long as it runs. */
export interface Renderer {
  paths(): Promise<SitePath[]>
  render(path: Pick<SitePath, 'pathname' | 'route'>): Promise<string>
  /** Makes the page of an address, whichever route has it. */
  renderAddress(pathname: string): Promise<string>
}

export interface RendererSettings {
  /** What the pages call their own address. */
  siteUrl: string
  /** Without them all keys are empty, and `paths` is quicker. */
  hasKeys?: boolean
  /** Of the same assets, where they are read already. */
  withStyles?: PageStyles
}

export type PageStyles = ReturnType<typeof createPageStyles>

/** Puts into pages the styles that they use, out of a folder of assets. */
export function stylesOf(assets: string): PageStyles {
  return createPageStyles((address) => readFileSync(path.join(assets, address), 'utf8'))
}

export async function openRenderer(
  { entry, assets }: Pick<BuiltCode, 'entry' | 'assets'>,
  content: Content,
  { siteUrl, hasKeys = true, withStyles = stylesOf(assets) }: RendererSettings,
): Promise<Renderer> {
  const { openPages }: { openPages: OpenPages } = await import(pathToFileURL(entry).href)
  const { routes, staticPaths, render: renderRoute } = openPages(content, hasKeys)
  // A route's first page has Astro ask for all its paths, which pages beside it would do as well.
  const opened = new Map<number, Promise<unknown>>()

  async function render({ pathname, route }: Pick<SitePath, 'pathname' | 'route'>): Promise<string> {
    const routeData = routes[route]
    if (!routeData) throw new RangeError(`The pages' code has no route ${route}.`)
    const request = () => renderRoute(new Request(new URL(pathname, siteUrl)), routeData)
    const first = opened.get(route)
    const rendering = first ? first.then(request) : request()
    if (!first) opened.set(route, rendering)
    const response = await rendering
    if (!response.ok && response.status !== 404) throw new Error(`${pathname} could not be made: see above.`)
    const text = await response.text()
    return response.headers.get('content-type')?.startsWith('text/html') ? finishedPage(text, withStyles) : text
  }

  return {
    render,
    renderAddress: (pathname) => render({ pathname, route: routes.findIndex((route) => route.pattern.test(pathname)) }),
    async paths() {
      const paths = new Map<string, SitePath>()
      for (const { pathname, route, cacheKey } of await staticPaths()) {
        const file = fileOf(pathname, route.type === 'endpoint')
        // Of two routes with the same page the first counts, as for Astro.
        if (!paths.has(file)) paths.set(file, { file, pathname, route: routes.indexOf(route), key: cacheKey })
      }
      return [...paths.values()]
    },
  }
}

/**
 * Where hosts look for a page: `/tours` is tours/index.html, and the not-found page of a section, `/tour/_404` as Astro has it,
 * is tour/404.html.
 */
export function fileOf(pathname: string, isData: boolean): string {
  const name = pathname.replace(/^\/|\/$/g, '')
  if (isData) return name
  if (name === '404' || name.endsWith('/_404')) return name.replace(/_?404$/, '404.html')
  return name === '' ? 'index.html' : `${name}/index.html`
}

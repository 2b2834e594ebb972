import { expect, type Page } from '@playwright/test'

const RESOURCE_KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch', 'XHR', 'Other'] as const
export type ResourceKind = (typeof RESOURCE_KINDS)[number]

export type PageLoad = {
  /** The bytes of compressed bodies, without headers. */
  bytes: Record<ResourceKind, number>
  requests: number
  /**
   * The number of Intl formatters that the scripts of the page create. The first formatter takes a tenth of a second on
   * a slow phone.
   */
  formatterCount: number
  /** The bytes of the images that are visible without scrolling. */
  firstViewImageBytes: number
}

/** Smaller layout shifts do not count, because Lighthouse rounds to three decimal places. */
export const minLayoutShift = 0.0005

export const PHONE = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true }

/** Measures what a page loads until the network is idle, without interaction. */
export async function measureLoad(page: Page, url: string): Promise<PageLoad> {
  const bytes: PageLoad['bytes'] = {
    Document: 0,
    Stylesheet: 0,
    Script: 0,
    Font: 0,
    Image: 0,
    Fetch: 0,
    XHR: 0,
    Other: 0,
  }
  const responses = new Map<string, { type: string; headerBytes: number }>()
  let requests = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { type, headerBytes: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1
    const { type, headerBytes } = responses.get(requestId) ?? { type: 'Other', headerBytes: 0 }
    const resourceKind = RESOURCE_KINDS.find((kind) => kind === type) ?? 'Other'
    bytes[resourceKind] += encodedDataLength - headerBytes
  })
  await page.addInitScript(countFormatters)
  await page.goto(url, { waitUntil: 'networkidle' })
  const formatterCount = await page.evaluate(() => performance.getEntriesByName('formatter').length)
  const firstViewImageBytes = await page.evaluate(sumVisibleImageBytes)
  await session.detach()
  return { bytes, requests, formatterCount, firstViewImageBytes }
}

/**
 * Returns the sum of all layout shifts without user input, with cached fonts. Without cached fonts, the result would
 * depend on the network.
 */
export async function measureShift(page: Page, url: string): Promise<number> {
  const isOpen = URL.parse(url, page.url())?.href === page.url()
  if (!isOpen) await page.goto(url, { waitUntil: 'networkidle' })
  await waitUntilFontsCached(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(sumLayoutShifts)
}

/** Waits for the flag that the page stores when its fonts are cached. */
export async function waitUntilFontsCached(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).not.toBeNull()
}

/** Runs in the page before its scripts. */
function countFormatters(): void {
  const createCountingClass = <Formatter extends typeof Intl.NumberFormat | typeof Intl.DateTimeFormat>(
    formatter: Formatter,
  ) =>
    new Proxy(formatter, {
      construct: (target, args, newTarget) => {
        performance.mark('formatter')
        return Reflect.construct(target, args, newTarget)
      },
    })
  Intl.NumberFormat = createCountingClass(Intl.NumberFormat)
  Intl.DateTimeFormat = createCountingClass(Intl.DateTimeFormat)
}

/** Runs in the page. */
function sumLayoutShifts(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(sumShifts(list.getEntries())))
    const sumShifts = (entries: (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[]) =>
      entries.reduce((total, { value = 0, hadRecentInput }) => total + (hadRecentInput ? 0 : value), 0)
    observer.observe({ type: 'layout-shift', buffered: true })
    // If nothing has shifted, the observer is not called. A shift is reported within one frame, so do not wait longer.
    requestAnimationFrame(() => setTimeout(() => resolve(sumShifts(observer.takeRecords())), 0))
  })
}

/** Runs in the page. */
function sumVisibleImageBytes(): number {
  const visibleImages = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  const urls = new Set(visibleImages.map(({ currentSrc }) => currentSrc))
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => urls.has(name))
    .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
}

import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Product } from '../dev/product/product.ts'
import { BROWSER_ARGS, ensureBrowser } from '../dev/test/browser.ts'
import { multiplyTours } from './catalog/multiply-tours.ts'
import { publishAll, setManualPublishing, signInEditor } from './cms.ts'
import { type Figure, type Measure, measureMs, percentile } from './figure.ts'

const TOURS = 10_000
const VIEWS = 5
const SAVES = { drafts: 20, published: 10 }
/** After this time without a request (ms), the form has finished validating the input. */
const IDLE_AFTER_MS = 500
/** Maximum durations in milliseconds. */
const limitsMs = { list: 2_000, save: 500 }

/**
 * Measures the CMS with 10,000 tours in its database: the first view of the list of tours in a new browser, and saving
 * a tour.
 */
export const measureAdmin: Measure = async (product) => {
  const { DATABASE_URL: databaseUrl } = product.environment()
  if (!databaseUrl) throw new Error('The product has no database.')
  // A publish during the measurement would take processor time, and the panel would compare the entries with the live
  // release.
  await setManualPublishing(product)
  await multiplyTours(databaseUrl, TOURS)
  await publishAll(product)
  const browser = await chromium.launch({ executablePath: await ensureBrowser(console.log), args: BROWSER_ARGS })
  try {
    const { drafts, published } = await saveTour(browser, product)
    const views: View[] = []
    for (let view = 0; view < VIEWS; view++) views.push(await viewList(browser, product))
    return [
      createFigure(
        `first view of the list of ${TOURS.toLocaleString('en')} tours`,
        views.map(({ paintedMs }) => paintedMs),
        limitsMs.list,
      ),
      createFigure(
        'until that list has read its scripts, too',
        views.map(({ hydratedMs }) => hydratedMs),
      ),
      createFigure('saving a draft of one of them', drafts, limitsMs.save),
      createFigure('publishing the changes of one of them', published, limitsMs.save),
    ]
  } finally {
    await browser.close()
  }
}

function createFigure(name: string, times: number[], limit?: number): Figure {
  const slowest = Math.max(...times)
  const value = `median ${percentile(times, 0.5).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`
  return limit === undefined ? { name, value } : { name, value, limit: `${limit} ms`, isWithin: slowest <= limit }
}

async function openEditorPage(browser: Browser, product: Product): Promise<Page> {
  const { token } = await signInEditor(product)
  const context = await browser.newContext()
  await context.addCookies([{ name: 'payload-token', value: token, url: product.settings.cmsUrl }])
  return context.newPage()
}

/** The times of a view, in milliseconds since the navigation started. */
interface View {
  /** When the tenth row was painted. From then on, the links of the rows work. */
  paintedMs: number
  /** When the list was hydrated. The URL then contains the sort order. */
  hydratedMs: number
}

async function viewList(browser: Browser, product: Product): Promise<View> {
  const page = await openEditorPage(browser, product)
  await page.addInitScript(recordRowPaint)
  const hydratedMs = await measureMs(async () => {
    await page.goto(`${product.settings.cmsUrl}/admin/collections/tours`, { waitUntil: 'commit' })
    await page.waitForURL(/sort=/)
  })
  const painted = await page.waitForFunction(() => Number(document.documentElement.dataset.rowsPainted) || null)
  const paintedMs = (await painted.jsonValue()) ?? Number.NaN
  await page.context().close()
  return { paintedMs, hydratedMs }
}

/**
 * Runs in the page: records when the browser first painted text of the tenth row. Playwright would notice the row only
 * after the scripts have run. They block the page but hide nothing.
 */
function recordRowPaint(): void {
  new MutationObserver(() => {
    const tenth = document.querySelectorAll('tbody tr')[9]
    for (const part of tenth?.querySelectorAll('*') ?? []) part.setAttribute('elementtiming', 'tenth row')
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list, observer) => {
    const [first] = list.getEntries()
    if (!first) return
    document.documentElement.dataset.rowsPainted = String(first.startTime)
    observer.disconnect()
  }).observe({ type: 'element', buffered: true })
}

/**
 * Measures the time from a click on a button in a tour's form until the CMS has responded. Before the click, the input
 * has been validated, and the form's requests after the previous save are finished. This takes less time than an editor
 * needs to type and to reach the button.
 */
async function saveTour(browser: Browser, product: Product): Promise<{ drafts: number[]; published: number[] }> {
  const page = await openEditorPage(browser, product)
  const waitUntilIdle = createIdleWaiter(page)
  const { cmsUrl } = product.settings
  await page.goto(`${cmsUrl}/admin/collections/tours?limit=10`)
  // Payload then writes the sort order into the URL. A click before that has no effect.
  await page.waitForURL(/sort=/)
  await page.locator('tbody tr').nth(3).locator('a').first().click()
  const excerpt = page.locator('#field-excerpt')
  const saveWith = async (button: string, text: string) => {
    await excerpt.fill(text)
    await waitUntilIdle()
    await page.locator(`${button}:enabled`).waitFor()
    const clickedAt = page.evaluate(waitForClick)
    const responsePromise = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.locator(button).click()
    const response = await responsePromise
    if (response.status() !== 200) throw new Error(`The CMS refused the save: ${response.status()}`)
    await response.finished()
    const { startTime, responseEnd } = response.request().timing()
    return startTime + responseEnd - (await clickedAt)
  }
  const drafts: number[] = []
  for (let save = 1; save <= SAVES.drafts; save++) drafts.push(await saveWith('#action-save-draft', `Draft ${save}.`))
  const published: number[] = []
  for (let save = 1; save <= SAVES.published; save++)
    published.push(await saveWith('#action-save', `Published ${save}.`))
  await page.context().close()
  return { drafts, published }
}

/** Returns a function that waits until the page has no pending requests and has made none for a while. */
function createIdleWaiter(page: Page): () => Promise<void> {
  let pendingRequests = 0
  let lastActivity = performance.now()
  const count = (change: number) => () => {
    pendingRequests += change
    lastActivity = performance.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return async () => {
    lastActivity = performance.now()
    while (pendingRequests > 0 || performance.now() - lastActivity < IDLE_AFTER_MS) await wait(50)
  }
}

/**
 * Runs in the page: resolves with the time of the next click (ms since 1970). Playwright itself takes time to click.
 */
function waitForClick(): Promise<number> {
  return new Promise((resolve) => {
    const record = ({ timeStamp }: MouseEvent) => resolve(performance.timeOrigin + timeStamp)
    addEventListener('click', record, { capture: true, once: true })
  })
}

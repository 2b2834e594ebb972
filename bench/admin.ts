import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Product } from '../dev/product/product.ts'
import { BROWSER_ARGS, ensureBrowser } from '../dev/test/browser.ts'
import { multiplyTours } from './catalog/multiply-tours.ts'
import { publishAll, setManualPublishing, signInEditor } from './cms.ts'
import { type Figure, type Measure, measureMs, percentile } from './figure.ts'

const TOUR_COUNT = 10_000
const VIEW_COUNT = 5
const SAVE_COUNTS = { drafts: 20, published: 10 }
/** The form counts as idle when it has sent no request for this time. */
const IDLE_AFTER_MS = 500
const limitsMs = { list: 2_000, save: 500 }

/**
 * Measures two actions in a CMS with 10,000 tours: the first view of the list of tours in a new browser, and saving a
 * tour.
 */
export const measureAdmin: Measure = async (product) => {
  const { DATABASE_URL: databaseUrl } = product.environment()
  if (!databaseUrl) throw new Error('The product has no database.')
  // A publish during the measurement would use processor time, so the measured saves would take longer.
  await setManualPublishing(product)
  await multiplyTours(databaseUrl, TOUR_COUNT)
  await publishAll(product)
  const browser = await chromium.launch({ executablePath: await ensureBrowser(console.log), args: BROWSER_ARGS })
  try {
    const { draftTimes, publishTimes } = await measureSaves(browser, product)
    const views: View[] = []
    for (let view = 0; view < VIEW_COUNT; view++) views.push(await measureListView(browser, product))
    return [
      createDurationFigure(
        `first view of the list of ${TOUR_COUNT.toLocaleString('en')} tours`,
        views.map(({ paintedMs }) => paintedMs),
        limitsMs.list,
      ),
      createDurationFigure(
        'hydration of that list',
        views.map(({ hydratedMs }) => hydratedMs),
      ),
      createDurationFigure('saving a draft of one of them', draftTimes, limitsMs.save),
      createDurationFigure('publishing the changes of one of them', publishTimes, limitsMs.save),
    ]
  } finally {
    await browser.close()
  }
}

function createDurationFigure(name: string, times: number[], limit?: number): Figure {
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

/** All times are milliseconds since the navigation started. */
interface View {
  /** The tenth row was painted at this time. From then on, the links in the rows work. */
  paintedMs: number
  /** The list was hydrated at this time. Hydration writes the sort order into the URL. */
  hydratedMs: number
}

async function measureListView(browser: Browser, product: Product): Promise<View> {
  const page = await openEditorPage(browser, product)
  await page.addInitScript(recordRowPaint)
  const hydratedMs = await measureMs(async () => {
    await page.goto(`${product.settings.cmsUrl}/admin/collections/tours`, { waitUntil: 'commit' })
    await page.waitForURL(/sort=/)
  })
  const paintTime = await page.waitForFunction(() => Number(document.documentElement.dataset.rowsPainted) || null)
  const paintedMs = (await paintTime.jsonValue()) ?? Number.NaN
  await page.context().close()
  return { paintedMs, hydratedMs }
}

/**
 * Runs in the page. Records when the browser first painted text of the tenth row. Playwright would notice the row too
 * late, because it must wait for scripts that block the page.
 */
function recordRowPaint(): void {
  new MutationObserver(() => {
    const tenthRow = document.querySelectorAll('tbody tr')[9]
    for (const element of tenthRow?.querySelectorAll('*') ?? []) element.setAttribute('elementtiming', 'tenth row')
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list, observer) => {
    const [firstEntry] = list.getEntries()
    if (!firstEntry) return
    document.documentElement.dataset.rowsPainted = String(firstEntry.startTime)
    observer.disconnect()
  }).observe({ type: 'element', buffered: true })
}

/**
 * Measures the time from a click on a button in a tour's form until the CMS has responded. Each click waits until the
 * form is idle, because an editor also pauses between typing and clicking.
 */
async function measureSaves(
  browser: Browser,
  product: Product,
): Promise<{ draftTimes: number[]; publishTimes: number[] }> {
  const page = await openEditorPage(browser, product)
  const waitUntilIdle = createIdleWaiter(page)
  const { cmsUrl } = product.settings
  await page.goto(`${cmsUrl}/admin/collections/tours?limit=10`)
  // Wait until Payload has written the sort order into the URL. A click before that has no effect.
  await page.waitForURL(/sort=/)
  await page.locator('tbody tr').nth(3).locator('a').first().click()
  const excerpt = page.locator('#field-excerpt')
  const measureSave = async (buttonSelector: string, text: string) => {
    await excerpt.fill(text)
    await waitUntilIdle()
    await page.locator(`${buttonSelector}:enabled`).waitFor()
    const clickTimePromise = page.evaluate(waitForClick)
    const responsePromise = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.locator(buttonSelector).click()
    const response = await responsePromise
    if (response.status() !== 200) throw new Error(`The CMS refused the save: ${response.status()}`)
    await response.finished()
    const { startTime, responseEnd } = response.request().timing()
    return startTime + responseEnd - (await clickTimePromise)
  }
  const draftTimes: number[] = []
  for (let save = 1; save <= SAVE_COUNTS.drafts; save++)
    draftTimes.push(await measureSave('#action-save-draft', `Draft ${save}.`))
  const publishTimes: number[] = []
  for (let save = 1; save <= SAVE_COUNTS.published; save++)
    publishTimes.push(await measureSave('#action-save', `Published ${save}.`))
  await page.context().close()
  return { draftTimes, publishTimes }
}

function createIdleWaiter(page: Page): () => Promise<void> {
  let pendingRequests = 0
  let lastActivityAt = performance.now()
  const addRequest = () => {
    pendingRequests += 1
    lastActivityAt = performance.now()
  }
  const removeRequest = () => {
    pendingRequests -= 1
    lastActivityAt = performance.now()
  }
  page.on('request', addRequest)
  page.on('requestfinished', removeRequest)
  page.on('requestfailed', removeRequest)
  return async () => {
    lastActivityAt = performance.now()
    while (pendingRequests > 0 || performance.now() - lastActivityAt < IDLE_AFTER_MS) await wait(50)
  }
}

/**
 * Runs in the page. Resolves with the time of the next click (ms since 1970). A time measured in this process would
 * include the time that Playwright needs for the click.
 */
function waitForClick(): Promise<number> {
  return new Promise((resolve) => {
    const record = ({ timeStamp }: MouseEvent) => resolve(performance.timeOrigin + timeStamp)
    addEventListener('click', record, { capture: true, once: true })
  })
}

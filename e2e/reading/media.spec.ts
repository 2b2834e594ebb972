import { waitUntilFontsCached } from '../support/page-load.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('a tour is printed in full, without controls that are useless on paper', async ({ page }) => {
  await page.goto('/tour/mount-batur-sunrise-trek')
  await page.emulateMedia({ media: 'print' })
  for (const absent of [page.getByRole('banner'), page.locator('#book'), page.locator('[data-bottom-bars]')])
    await expect(absent).toBeHidden()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden()
  const cut = await page
    .locator('[data-description] > .rich-text')
    .evaluate((text) => text.scrollHeight - text.clientHeight)
  expect(cut).toBeLessThanOrEqual(1)
  await expect(page.getByRole('heading', { name: 'Terms & Conditions' })).toBeVisible()
  // A page break does not cut a fact, or separate it from its label.
  await expect(page.locator('main dl > div').first()).toHaveCSS('break-inside', 'avoid')
})

test('in forced-colors mode, the selected view has an outline, and a link that looks like a button has a border', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/tours')
  const grid = page.getByRole('button', { name: 'Grid' })
  await expect(grid).toHaveAttribute('aria-pressed', 'true')
  expect(await grid.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid')
  await page.goto('/thank-you')
  const home = page.getByRole('main').getByRole('link').first()
  expect(await home.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe('1px')
})

test('the company’s figures do not wrap on a phone, even if there are five', async ({ page }) => {
  await page.setViewportSize(PHONE_SCREEN)
  await page.goto('/')
  const tallest = await page
    .locator('main dl')
    .first()
    .evaluate((list) => {
      const [first] = list.children
      if (first) for (let more = list.children.length; more < 5; more += 1) list.append(first.cloneNode(true))
      const figures = [...list.querySelectorAll('dd')]
      for (const figure of figures) figure.textContent = '10,000+'
      const line = Number.parseFloat(getComputedStyle(figures[0] ?? list).lineHeight)
      return Math.max(...figures.map((figure) => figure.getBoundingClientRect().height / line))
    })
  expect(tallest).toBeLessThan(1.5)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE_SCREEN })

  for (const path of [
    '/',
    '/tours',
    '/search',
    '/categories/temples-culture',
    '/destination/ubud',
    '/news',
    '/tour/batur',
  ]) {
    test(`the page ${path} has no layout shift if the fonts load late`, async ({ page, expectErrors }) => {
      if (path === '/tour/batur') expectErrors('404')
      const fonts = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await fonts.promise
        await route.continue()
      })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      fonts.resolve()
      await waitUntilFontsCached(page)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const shift = await page.evaluate(() => {
        const shifts: unknown = Reflect.get(window, 'shifts')
        return Array.isArray(shifts) ? shifts.reduce((sum: number, one) => sum + Number(one), 0) : Number.NaN
      })
      expect(shift).toBeLessThan(0.01)
    })
  }
})

import { expectNoSidewaysScrolling, PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { TOUR } from '../support/tour.ts'

test.use({ viewport: PHONE_SCREEN })

for (const percent of [150, 200]) {
  test(`text at ${percent} % fits on a phone, and hides no title`, async ({ page }) => {
    for (const path of [
      '/',
      '/tours',
      TOUR,
      '/categories',
      '/page/contact-us',
      '/hotels',
      '/car-rental',
      '/airport-transfer',
    ]) {
      await page.goto(path)
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`)
      // What lies further down comes with the first touch.
      await page.mouse.wheel(0, 1)
      await expectNoSidewaysScrolling(page)
      await page.evaluate(() => scrollTo(0, 0))
      const [header, title] = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })]
      const [above, below] = [await header.boundingBox(), await title.boundingBox()]
      if (!above || !below) throw new Error(`${path} shows no header or no title.`)
      expect(below.y, path).toBeGreaterThanOrEqual(above.y + above.height)
    }
  })
}

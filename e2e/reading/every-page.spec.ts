import { expectAccessibleOnEveryScreen } from '../support/axe.ts'
import { pageKinds } from '../support/page-kinds.ts'
import { DESKTOP_SCREEN, expectNoHorizontalScroll, PHONE_SCREEN } from '../support/screens.ts'
import { findStyleDifferences } from '../support/styles.ts'
import { expect, test } from '../support/test.ts'

/** Pages of a kind that is already listed, but with different content. */
const otherPages = ['/page/contact-us', '/news/when-to-travel-bali-seasons'].map((path) => ({ path }))

// Each page is opened once for all checks, because opening takes longest.
for (const { path } of [...pageKinds, ...otherPages]) {
  test(`${path} has one h1, fits every screen, has no axe violations, and includes all styles that it needs`, async ({
    page,
    expectErrors,
  }) => {
    if (path === '/404.html') expectErrors('404')
    await page.setViewportSize(PHONE_SCREEN)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('h1')).toHaveCount(1)
    await expectAccessibleOnEveryScreen(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoHorizontalScroll(page)
    // Images far down appear after the first interaction or on a larger screen: here all are shown.
    await page.keyboard.press('Shift')
    expect(await findStyleDifferences(page, PHONE_SCREEN, DESKTOP_SCREEN)).toEqual([])
  })
}

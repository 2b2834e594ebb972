import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { pageKinds } from '../support/page-kinds.ts'
import { DESK_SCREEN, expectNoSidewaysScrolling, PHONE_SCREEN } from '../support/screens.ts'
import { missingLooks } from '../support/styles.ts'
import { expect, test } from '../support/test.ts'

/** Pages of a kind that is already listed, but with different content. */
const others = ['/page/contact-us', '/news/when-to-travel-bali-seasons'].map((path) => ({ name: path, path }))

// Each page is opened once for all checks, because opening takes longest.
for (const { name, path } of [...pageKinds, ...others]) {
  test(`${name} has one h1, fits every screen, has no axe violations, and includes all styles that it needs`, async ({
    page,
    expectTrouble,
  }) => {
    if (path === '/404.html') expectTrouble('404')
    await page.setViewportSize(PHONE_SCREEN)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('h1')).toHaveCount(1)
    await expectSoundOnEveryScreen(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScrolling(page)
    // Images far down appear after the first interaction or on a larger screen: here all are shown.
    await page.keyboard.press('Shift')
    expect(await missingLooks(page, PHONE_SCREEN, DESK_SCREEN)).toEqual([])
  })
}

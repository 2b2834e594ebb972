import { signIn } from '../support/account.ts'
import { expectNoSidewaysScrolling } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('text at 200 % fits the profile on a phone', async ({ page, traveller }) => {
  await signIn(page, traveller)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Profile photo' })).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScrolling(page)
  }
})

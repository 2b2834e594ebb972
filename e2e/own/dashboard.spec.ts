import { createSignedInState, createTraveller, signIn } from '../support/account.ts'
import { panel, tab } from '../support/dashboard.ts'
import { measureLoad, measureShift, minLayoutShift, PHONE } from '../support/page-load.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test('the dashboard has a tab for each part of the account, and redirects to the sign-in page after sign-out', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const headers = { origin: productUnderTest().siteUrl }
  const data = { first_name: 'عبدالرحمن بن محمد الأندلسي القرطبي', last_name: 'الطويل' }
  await expect(await page.request.patch('/api/account/profile', { headers, data })).toBeOK()
  await signIn(page, traveller, '/dashboard?tab=<img src=x>')

  await test.step('the active tab is in the URL, is restored by Back and can be changed with the keyboard', async () => {
    await expect(panel(page, 'Profile')).toBeVisible()
    await tab(page, 'Settings').click()
    await expect(page).toHaveURL(/\?tab=settings$/)
    await page.goBack()
    await expect(panel(page, 'Profile')).toBeVisible()
    await tab(page, 'Profile').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Bookings')).toBeFocused()
    await expect(panel(page, 'Bookings')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(panel(page, 'Favorites').getByText('Nothing saved yet')).toBeVisible()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/\?tab=settings$/)
    await page.reload()
    await expect(panel(page, 'Settings')).toBeVisible()
    await expect(panel(page, 'Profile')).toBeHidden()
  })

  await test.step('the header shows an Arabic name from right to left', async () => {
    const names = page.getByRole('banner').getByText(data.first_name)
    await expect(names).toHaveCount(2)
    for (const name of await names.all()) await expect(name).toHaveCSS('direction', 'rtl')
  })

  await test.step('signing out leads to the sign-in page and ends the session', async () => {
    await panel(page, 'Settings').getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL(/\/auth\?redirect=/)
    expect((await (await page.request.get('/api/auth/session')).json()).session).toBeNull()
  })
})

test.describe('for a signed-in traveller', () => {
  let state: Awaited<ReturnType<typeof createSignedInState>> | undefined
  test.beforeAll(async ({ browser }) => {
    state = await createSignedInState(browser, await createTraveller())
  })
  test.use({ storageState: ({ browserName: _ }, use) => use(state) })

  test('the dashboard loads at most 150 kB of JavaScript, and the dashboard and favorites page have no layout shift', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE.viewport)
    const { bytes } = await measureLoad(page, '/dashboard?tab=bookings')
    expect(bytes.Script / 1000).toBeLessThanOrEqual(150)
    expect(await measureShift(page, '/dashboard?tab=bookings')).toBeLessThan(minLayoutShift)
    expect(await measureShift(page, '/favorites')).toBeLessThan(minLayoutShift)
  })
})

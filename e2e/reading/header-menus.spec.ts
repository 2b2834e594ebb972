import { chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowsers } from '../../dev/browser.ts'
import {
  expectBelow,
  expectInSight,
  expectNoGap,
  showAsSignedIn,
  WIDTHS,
  withoutAnchors,
} from '../support/positions.ts'
import { expect, test } from '../support/test.ts'

const [, , DESK] = WIDTHS
/** A page whose menus show the simulated traveller and that sends no request about them to a server. */
const PAGE = '/page/booking-policy'

/** Opens the header menus of this window width one after the other, and checks their positions. */
async function expectMenusInPlace(page: Page, width: number): Promise<void> {
  const header = page.getByRole('banner')
  if (width < 1024) {
    await header.getByRole('button', { name: 'Menu' }).click()
    await expectInSight(page.locator('#site-menu'))
    await expectBelow(header, page.locator('#site-menu'))
    await page.keyboard.press('Escape')
  } else
    for (const [name, id] of [
      ['Tours', 'menu-tours'],
      ['Transports', 'menu-transport'],
    ] as const) {
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
      const menu = page.locator(`#${id}`)
      await link.hover()
      await expectInSight(menu)
      await expectBelow(page.locator(`[data-menu="${id}"]`), menu)
      await expectNoGap(link, menu)
      await menu.getByRole('link').first().hover()
      await expect(menu).toBeVisible()
    }
  if (width < 768) return
  const account = header.getByRole('button', { name: 'Account: Ayu' })
  await account.click()
  await expectInSight(page.locator('#user-menu'))
  await expectBelow(account, page.locator('#user-menu'))
}

// Browsers differ in how they position popovers, and change it: all installed browsers are tested.
for (const executablePath of findBrowsers())
  test(`the header menus open below their openers in ${executablePath}`, async ({ baseURL }) => {
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
    for (const [condition, prepare] of [
      ['with anchor positioning', async () => undefined],
      ['without anchor positioning', withoutAnchors],
    ] as const) {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      await prepare(context, PAGE)
      await showAsSignedIn(context)
      const page = await context.newPage()
      for (const viewport of WIDTHS)
        await test.step(`${condition} at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport)
          await page.goto(PAGE)
          await expectMenusInPlace(page, viewport.width)
          await page.mouse.move(5, viewport.height / 2)
          await page.mouse.wheel(0, 600)
          await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
          await page.keyboard.press('Escape')
          await expectMenusInPlace(page, viewport.width)
        })
      await context.close()
    }
    await browser.close()
  })

test('the header menu follows the pointer from one link to the other', async ({ page }) => {
  await page.setViewportSize(DESK)
  await page.goto(PAGE)
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  await link('Tours').hover()
  await expect(page.locator('#menu-tours')).toBeVisible()
  await link('Transports').hover()
  await expect(page.locator('#menu-tours')).toBeHidden()
  await expectBelow(page.locator('[data-menu="menu-transport"]'), page.locator('#menu-transport'))
})

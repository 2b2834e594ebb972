import { chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowsers } from '../../dev/test/browser.ts'
import {
  disableAnchorPositioning,
  expectBelow,
  expectFullyVisible,
  expectNoGap,
  storeFakeSession,
  VIEWPORTS,
} from '../support/positions.ts'
import { expect, test } from '../support/test.ts'

/** A page whose menus show the simulated traveller and that sends no request about them to a server. */
const PAGE_PATH = '/page/booking-policy'

/** Opens the header menus of this window width one after the other, and checks their positions. */
async function expectMenusPositioned(page: Page, width: number): Promise<void> {
  const header = page.getByRole('banner')
  if (width < 1024) {
    await header.getByRole('button', { name: 'Menu' }).click()
    await expectFullyVisible(page.locator('#site-menu'))
    await expectBelow(header, page.locator('#site-menu'))
    await page.keyboard.press('Escape')
  }
  // The pointer moves from one link to the other, whose menu replaces the first menu.
  else
    for (const [name, id] of [
      ['Tours', 'menu-tours'],
      ['Transports', 'menu-transport'],
    ] as const) {
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
      const menu = page.locator(`#${id}`)
      await link.hover()
      await expectFullyVisible(menu)
      await expectBelow(page.locator(`[data-menu="${id}"]`), menu)
      await expectNoGap(link, menu)
      await expect(page.locator(id === 'menu-tours' ? '#menu-transport' : '#menu-tours')).toBeHidden()
      await menu.getByRole('link').first().hover()
      await expect(menu).toBeVisible()
    }
  if (width < 768) return
  const account = header.getByRole('button', { name: 'Account: Ayu' })
  await account.click()
  await expectFullyVisible(page.locator('#user-menu'))
  await expectBelow(account, page.locator('#user-menu'))
}

// Browsers position popovers differently, and this changes between versions, so all installed browsers are tested.
for (const executablePath of findBrowsers())
  test(`the header menus open below their openers in ${executablePath}`, async ({ baseURL }) => {
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
    for (const [condition, viewports, prepare] of [
      ['with anchor positioning', VIEWPORTS, async () => undefined],
      // A phone has the same menu as a tablet.
      ['without anchor positioning', VIEWPORTS.slice(1), disableAnchorPositioning],
    ] as const) {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      await prepare(context, PAGE_PATH)
      await storeFakeSession(context)
      const page = await context.newPage()
      await page.goto(PAGE_PATH)
      for (const viewport of viewports)
        await test.step(`the menus open below their openers ${condition} at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport)
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          await expectMenusPositioned(page, viewport.width)
          await page.mouse.move(5, viewport.height / 2)
          await page.mouse.wheel(0, 600)
          await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
          await page.keyboard.press('Escape')
          await expectMenusPositioned(page, viewport.width)
          await page.keyboard.press('Escape')
          await page.mouse.move(5, viewport.height / 2)
        })
      await context.close()
    }
    await browser.close()
  })

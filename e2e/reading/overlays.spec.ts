import { chromium, type Locator, type Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowsers } from '../../dev/browser.ts'
import { allKinds, openWithCart } from '../support/cart.ts'
import { openCar, openRoom, openTransfer } from '../support/dialogs.ts'
import {
  expectBelow,
  expectInSight,
  expectNoGap,
  showAsSignedIn,
  WIDTHS,
  withoutAnchors,
} from '../support/positions.ts'
import { inlineForm, openDialog, textField } from '../support/search.ts'
import { expect, test } from '../support/test.ts'
import { openBooking, TOUR } from '../support/tour.ts'

const [, , DESK] = WIDTHS
/** A page whose menus show somebody who is signed in, and that asks no server about them. */
const PAGE = '/page/booking-policy'

/** Opens the menus of the header that a window of this width has, one after the other, and expects each where it belongs. */
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

// Browsers differ in what a popover is placed by, and change it: all that are installed are tried.
for (const executablePath of findBrowsers())
  for (const [condition, prepare] of [
    ['', async () => undefined],
    [' without anchor positioning', withoutAnchors],
  ] as const)
    for (const viewport of WIDTHS)
      test(`opens the menus of the header below their openers at ${viewport.width} px in ${executablePath}${condition}`, async ({
        baseURL,
      }) => {
        const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
        const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
        await prepare(context, PAGE)
        await showAsSignedIn(context)
        const page = await context.newPage()
        await page.goto(PAGE)
        await expectMenusInPlace(page, viewport.width)
        await page.mouse.move(5, viewport.height / 2)
        await page.mouse.wheel(0, 600)
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
        await page.keyboard.press('Escape')
        await expectMenusInPlace(page, viewport.width)
        await browser.close()
      })

test('follows the pointer from one menu of the header to the other', async ({ page }) => {
  await page.setViewportSize(DESK)
  await page.goto(PAGE)
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  await link('Tours').hover()
  await expect(page.locator('#menu-tours')).toBeVisible()
  await link('Transports').hover()
  await expect(page.locator('#menu-tours')).toBeHidden()
  await expectBelow(page.locator('[data-menu="menu-transport"]'), page.locator('#menu-transport'))
})

/** What opens over a page at every width: its name, and what opens it. */
const overlays: readonly [name: string, open: (page: Page) => Promise<Locator>][] = [
  ['the search', (page) => page.goto('/tours').then(() => openDialog(page))],
  [
    'the date of the search',
    async (page) => {
      await page.goto('/tours')
      await (await openDialog(page)).getByRole('button', { name: /^Date|^When/ }).click()
      return page.getByRole('dialog').last()
    },
  ],
  [
    'the suggestions of the search',
    async (page) => {
      await page.goto('/tours')
      const dialog = await openDialog(page)
      await textField(dialog).fill('ba')
      return dialog.getByRole('option').first()
    },
  ],
  [
    'the suggestions on the home page',
    async (page) => {
      await page.goto('/')
      await textField(inlineForm(page)).fill('ba')
      return inlineForm(page).getByRole('listbox')
    },
  ],
  [
    'the guests on the home page',
    async (page) => {
      await page.goto('/')
      await inlineForm(page).locator('summary').click()
      return page.locator('[data-guest-panel]')
    },
  ],
  [
    'the sign-in',
    async (page) => {
      await openWithCart(page, '/checkout', (await allKinds(page.request)).person)
      return page.getByRole('dialog', { name: 'Sign In' })
    },
  ],
  [
    'the cart',
    async (page) => {
      await openWithCart(page, '/tours', (await allKinds(page.request)).person)
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Your Cart/ })
        .click()
      return page.getByRole('dialog', { name: /^Your Cart/ })
    },
  ],
  [
    'the question before the cart is cleared',
    async (page) => {
      await openWithCart(page, '/cart', (await allKinds(page.request)).person)
      await page.getByRole('button', { name: 'Clear Cart' }).click()
      return page.getByRole('dialog')
    },
  ],
  [
    'the pictures of a tour',
    async (page) => {
      await page.goto(TOUR)
      await page.getByRole('link', { name: /^Show picture 1 of/ }).click()
      return page.getByRole('dialog', { name: 'Pictures' })
    },
  ],
  [
    'the places to share a tour',
    async (page) => {
      await page.goto(TOUR)
      await page.locator('[data-share-open]').first().click()
      return page.getByRole('dialog', { name: 'Share Tour' })
    },
  ],
  [
    'the date of a tour',
    async (page) => {
      await (await openBooking(page)).getByRole('button', { name: /^Date/ }).click()
      return page.getByRole('dialog', { name: 'Date' })
    },
  ],
  [
    'the travellers of a tour',
    async (page) => {
      await (await openBooking(page)).getByRole('button', { name: /^Travelers/ }).click()
      return page.getByRole('dialog', { name: /^Travelers/ })
    },
  ],
  ['the booking of a car', openCar],
  ['the booking of a transfer', openTransfer],
  ['the booking of a room', (page) => openRoom(page, /^Book Room.*Pool Villa/)],
]

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const [name, open] of overlays)
      test(`opens ${name} in sight and in front of the page`, async ({ page }) => {
        await expectInSight(await open(page))
      })
  })
}

test('opens the filters of the tours in sight on a phone', async ({ page }) => {
  await page.setViewportSize(WIDTHS[0])
  await page.goto('/tours')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expectInSight(page.locator('[data-filter-drawer]'))
})

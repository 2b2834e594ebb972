import type { BrowserContext, Locator } from '@playwright/test'
import { storeItem } from './page.ts'
import { expect } from './test.ts'

/** The sizes of a phone, a tablet and a desktop. */
export const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const

/** Simulates a browser without CSS anchor positioning. Changes the styles of the page, and `CSS.supports`. */
export async function disableAnchorPositioning(context: BrowserContext, path: string): Promise<void> {
  for (const urlPattern of [`**${path}`, '**/_astro/*.css'])
    await context.route(urlPattern, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/\b(position-anchor|anchor-name|anchor\()/g, 'no-$1')
      // Remove the content security policy, because it contains hashes of the original styles.
      await route.fulfill({ response, body: body.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '') })
    })
  await context.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...condition: [string, string?]) =>
      !condition.join(' ').includes('anchor') && (supports as (...condition: unknown[]) => boolean)(...condition)
  })
}

/**
 * Stores a session for a traveller who does not exist. Pages then show a signed-in traveller without a request to the
 * API.
 */
export async function storeFakeSession(context: BrowserContext): Promise<void> {
  const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
  const session = { user, expires_at: Math.floor(Date.now() / 1000) + 7200, expires_in: 7200 }
  await storeItem(context, 'session', JSON.stringify(session))
  await storeItem(context, 'personal:currency-of', `${user.id} ${Date.now()}`)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function readBox(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible.`)
  return box
}

export async function expectFullyVisible(overlay: Locator): Promise<void> {
  await expect(overlay).toBeVisible()
  await expect(async () => {
    const hiddenParts = await overlay.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const edges = { left, top, right: innerWidth - right, bottom: innerHeight - bottom }
      const edgesOutside = Object.entries(edges).filter(([, distance]) => distance < -1)
      const inset = 12
      const pointsInside = [
        [left + inset, top + inset],
        [right - inset, top + inset],
        [(left + right) / 2, (top + bottom) / 2],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ] as const
      const coveredPoints = pointsInside.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)))
      return { edgesOutside, coveredPoints }
    })
    expect(hiddenParts).toEqual({ edgesOutside: [], coveredPoints: [] })
  }).toPass({ timeout: 5000 })
}

export async function expectBelow(opener: Locator, menu: Locator): Promise<void> {
  const openerBox = await readBox(opener)
  const menuBox = await readBox(menu)
  const gap = menuBox.y - (openerBox.y + openerBox.height)
  expect(gap, 'the menu is directly below its opener').toBeGreaterThanOrEqual(-8)
  expect(gap, 'the menu is directly below its opener').toBeLessThanOrEqual(8)
  const leftOffset = Math.abs(menuBox.x - openerBox.x)
  const rightOffset = Math.abs(menuBox.x + menuBox.width - (openerBox.x + openerBox.width))
  expect(
    Math.min(leftOffset, rightOffset),
    'the menu is aligned with the left or right edge of its opener',
  ).toBeLessThanOrEqual(16)
}

/** Expects that a pointer that moves down from the link is always over the link or the menu. */
export async function expectNoGap(link: Locator, menu: Locator): Promise<void> {
  const linkBox = await readBox(link)
  const menuBox = await readBox(menu)
  const x = linkBox.x + linkBox.width / 2
  const gaps = await menu.evaluate(
    (element, { x, startY, endY }) => {
      const itemWithMenu = element.closest('[data-menu]')
      const pointerPath = Array.from({ length: Math.ceil(endY - startY) }, (_, index) => startY + index)
      return pointerPath.filter((y) => !itemWithMenu?.contains(document.elementFromPoint(x, y)))
    },
    { x, startY: linkBox.y + linkBox.height / 2, endY: menuBox.y + menuBox.height / 2 },
  )
  expect(gaps).toEqual([])
}

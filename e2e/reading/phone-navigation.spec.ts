import { expectNoAxeViolations } from '../support/axe.ts'
import { firstPrice } from '../support/currency.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE_SCREEN })

  test('the menu links to every section', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeVisible()
    const paths = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const path of ['/tours/popular', '/destinations', '/categories', '/airport-transfer', '/car-rental']) {
      expect(paths).toContain(path)
    }
    expect(paths).toEqual(expect.arrayContaining(['/transport', '/hotels', '/news']))
    await expectNoAxeViolations(page)
    await menu.getByLabel('Currency').selectOption('EUR')
    await expect(firstPrice(page)).toHaveText(/^[\d,]+\.\d\d €$/)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  test('the bottom bar marks the current section', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Sections' })
    await page.goto('/tours/day-trips')
    await expect(bar.locator('[aria-current]')).toHaveText('Tours')
    await bar.getByRole('link', { name: 'Destination' }).click()
    await page.getByRole('main').locator('a[href^="/destination/"]').first().click()
    await expect(page).toHaveURL(/\/destination\//)
    await expect(bar.locator('[aria-current]')).toHaveText('Destination')

    await test.step('the first entries of the bar have their final positions while the last entries are not yet parsed', async () => {
      const boxes = (taken: number) =>
        bar.evaluate((element, taken) => {
          const links = [...element.querySelectorAll('a')]
          for (const link of links.slice(links.length - taken)) link.closest('li')?.remove()
          const drawn = [element, ...element.querySelectorAll('li, svg')]
          return drawn.map((one) => one.getBoundingClientRect().toJSON())
        }, taken)
      const whole = await boxes(0)
      expect(whole).toHaveLength(9)
      for (const left of [3, 2, 1, 0]) expect(await boxes(1)).toEqual(whole.slice(0, 1 + 2 * left))
    })

    await test.step('the account link opens the sign-in dialog for a signed-out visitor', async () => {
      await page.goto('/news')
      await bar.getByRole('link', { name: 'Account' }).click()
      await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
      await expect(page).toHaveURL('/news')
    })
  })

  test('the bottom bar never covers the end of a page', async ({ page }) => {
    for (const path of ['/', '/cart']) {
      await page.goto(path)
      const readGap = async () => {
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        const end = await page.getByRole('contentinfo').getByText('© 2024').boundingBox()
        const bar = await page.getByRole('navigation', { name: 'Sections' }).boundingBox()
        return (bar?.y ?? 0) - (end?.y ?? Infinity) - (end?.height ?? 0)
      }
      await expect.poll(readGap, `the bar does not cover the end of ${path}`).toBeGreaterThanOrEqual(0)
    }
  })
})

test.describe('on a medium screen', () => {
  test.use({ viewport: { width: 768, height: 900 } })

  test('the bottom bar is hidden and the menu button is visible', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  })
})

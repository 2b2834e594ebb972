import type { Route } from '@playwright/test'
import * as z from 'zod/mini'
import { test } from '../support/cms.ts'
import { signInToCms } from '../support/cms-users.ts'
import { expect } from '../support/test.ts'
import { expandPackages, openTab, showAllButton } from '../support/tour-form.ts'

const createdSchema = z.object({ doc: z.object({ id: z.int() }) })

test('price rows are removed and added by keyboard, and input entered before a response arrives is not lost', async ({
  page,
  cms,
}) => {
  const tier = { min_people: 1, max_people: 3, adult_price: 450_000 }
  const nextTier = { min_people: 4, max_people: 8, adult_price: 400_000 }
  const pack = { name: 'Private car', type: 'per_person', market: 'all', person_tiers: [tier, nextTier] }
  const data = { title: 'Draft with price rows', slug: 'price-rows', max_guests: 8, pricing: [pack], _status: 'draft' }
  const { doc } = createdSchema.parse(await cms.request('POST', '/tours?draft=true', data))
  cms.onTeardown(async () => void (await cms.request('DELETE', `/tours/${doc.id}`)))
  await signInToCms(page, 'editor', `/admin/collections/tours/${doc.id}`)
  await openTab(page, 'Prices', showAllButton(page))
  await expandPackages(page)

  const row = (index: number) => page.locator(`#pricing-0-person_tiers-row-${index}`)
  const add = page.getByRole('button', { name: 'Add price row' })

  const removeFirst = async () => {
    await row(0).locator('.array-actions__button').press('Enter')
    // The menu focuses its first item in the next frame. The last item is Remove.
    await expect(page.locator('.popup__content').getByRole('button').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
  }

  await test.step('removing a row with the keyboard focuses the next row, which can be edited before the response', async () => {
    await expect(row(0).getByRole('button', { name: 'Move 1–3 guests · Rp450.000 per adult' })).toBeVisible()
    const response = Promise.withResolvers<void>()
    await page.route(page.url(), async (route) => {
      await response.promise
      await route.continue()
    })
    await removeFirst()
    await expect(row(0).getByRole('button', { name: 'Move 4–8 guests · Rp400.000 per adult' })).toBeVisible()
    await expect(row(0).locator('.collapsible__toggle').first()).toBeFocused()
    const price = row(0).getByLabel(/^Adult price/)
    await expect(price).toHaveValue('400.000')
    await price.fill('390000')
    response.resolve()
    await expect(row(0).getByRole('button', { name: 'Move 4–8 guests · Rp390.000 per adult' })).toBeVisible()
    await page.unroute(page.url())
  })

  await test.step('removing the last row focuses the add button', async () => {
    await removeFirst()
    await expect(row(0)).toHaveCount(0)
    await expect(add).toBeFocused()
  })

  const name = page.getByLabel(/^Name/)

  await test.step('a row added just before the response to an earlier change arrives gets its fields', async () => {
    let isAdded = false
    const addRow = async (route: Route) => {
      if (isAdded || !route.request().postData()?.includes('Private boat')) return route.fallback()
      isAdded = true
      const response = await route.fetch()
      // Without the checks of click(), so that the response arrives before the form requests the fields of the new row,
      // which it does after a quarter of a second.
      await add.dispatchEvent('click')
      await route.fulfill({ response })
    }
    await page.route(page.url(), addRow)
    await name.fill('Private boat')
    await expect(row(0).getByLabel(/^From/)).toBeVisible()
    await page.unroute(page.url(), addRow)
    await removeFirst()
    await expect(row(0)).toHaveCount(0)
  })

  await test.step('the text entered in a new row is not lost, even if responses to earlier requests arrive late', async () => {
    // The form requests the fields of a new row. Before it receives the response, it sends another change for
    // validation. Both responses contain the row.
    const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const requested = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let rowRequestCount = 0
    await page.clock.install()
    await page.route(page.url(), async (route) => {
      const isAboutRow = /"path":"pricing\.0\.person_tiers"|person_tiers\.0\.id/.test(route.request().postData() ?? '')
      const index = isAboutRow ? rowRequestCount : held.length
      if (isAboutRow) rowRequestCount += 1
      requested[index]?.resolve()
      await held[index]?.promise
      await route.continue()
    })
    await add.click()
    await requested[0]?.promise
    await name.fill('Private car with a driver')
    // The form builds the next request a quarter of a second after the last keystroke, and sends it after the first
    // response.
    await page.clock.runFor(1000)
    held[0]?.resolve()
    await row(0).getByLabel(/^From/).fill('2')
    await row(0)
      .getByLabel(/^Adult price/)
      .fill('450000')
    await requested[1]?.promise
    const lateResponse = page.waitForResponse(
      (response) => response.request().postData()?.includes('with a driver') ?? false,
    )
    held[1]?.resolve()
    await lateResponse
    await expect(name).toHaveValue('Private car with a driver')
    await expect(row(0).getByLabel(/^From/)).toHaveValue('2')
    await expect(row(0).getByLabel(/^Adult price/)).toHaveValue('450000')
  })
})

import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { test } from '../support/cms.ts'
import { signInToCms } from '../support/office.ts'
import { expect } from '../support/test.ts'
import { openTab } from '../support/tour-form.ts'

const madeSchema = z.object({ doc: z.object({ id: z.int() }) })

test('text typed in a new row is kept, even if responses to earlier requests arrive late', async ({ page, cms }) => {
  const pricing = [{ name: 'Private car', type: 'per_person', market: 'all', publish_price: 500_000 }]
  const title = `A tour whose prices are typed quickly ${randomUUID()}`
  const { doc } = madeSchema.parse(
    await cms.ask('POST', '/tours?draft=true', { title, max_guests: 8, pricing, _status: 'draft' }),
  )
  cms.atEnd(async () => void (await cms.ask('DELETE', `/tours/${doc.id}`)))
  await page.clock.install()
  await signInToCms(page, 'editor', `/admin/collections/tours/${doc.id}`)
  await openTab(page, 'Prices', page.getByRole('button', { name: 'Show All' }).first())
  await page.getByRole('button', { name: 'Show All' }).first().click()
  const name = page.getByLabel(/^Name/)
  const row = page.locator('#pricing-0-person_tiers-row-0')

  // The form requests the state of a new row and then, before the response, validates another change: both responses
  // contain the row.
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const asked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let at = 0
  await page.route(page.url(), async (route) => {
    const isAboutRow = /"path":"pricing\.0\.person_tiers"|person_tiers\.0\.id/.test(route.request().postData() ?? '')
    const mine = isAboutRow ? at : held.length
    if (isAboutRow) at += 1
    asked[mine]?.resolve()
    await held[mine]?.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add price row' }).click()
  await asked[0]?.promise
  await name.fill('Private car with a driver')
  // The form builds the next request a quarter of a second after the last keystroke, and sends it after the first
  // response.
  await page.clock.runFor(1000)
  held[0]?.resolve()
  await row.getByLabel(/^From/).fill('2')
  await row.getByLabel(/^Adult price/).fill('450000')
  await asked[1]?.promise
  const answered = page.waitForResponse((answer) => answer.request().postData()?.includes('with a driver') ?? false)
  held[1]?.resolve()
  await answered
  await expect(name).toHaveValue('Private car with a driver')
  await expect(row.getByLabel(/^From/)).toHaveValue('2')
  await expect(row.getByLabel(/^Adult price/)).toHaveValue('450000')
})

import * as z from 'zod/mini'
import { addMonths, todayInBali } from '../../shared/dates/index.ts'
import { test } from '../support/cms.ts'
import { signInToCms } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

const carsSchema = z.object({ docs: z.array(z.object({ id: z.int() })) })
const madeSchema = z.object({ doc: z.object({ id: z.int() }) })

test('a list shows nothing for an empty text, except for a linked dash in the first column', async ({ page, cms }) => {
  const { docs } = carsSchema.parse(await cms.ask('GET', '/cars?limit=1'))
  const date = addMonths(todayInBali(new Date()), 11)
  const { doc } = madeSchema.parse(
    await cms.ask('POST', '/transfer-stock', { car: docs[0]?.id, date, rides: 3, note: '' }),
  )
  cms.atEnd(async () => {
    await cms.ask('DELETE', `/transfer-stock/${doc.id}`)
    // Payload stores the columns for each user who viewed them.
    await cms.ask('DELETE', '/payload-preferences/collection-transfer-stock')
  })

  await signInToCms(page, 'editor')
  const list = `${productUnderTest().cmsUrl}/admin/collections/transfer-stock`
  const showing = (columns: string) => `${list}?columns=${columns}&where[id][equals]=${doc.id}`
  await page.goto(showing('["rides","note"]'))
  await expect(page.locator('tbody .cell-note')).toHaveText('')
  await page.goto(showing('["note","rides"]'))
  const link = page.locator('tbody tr').getByRole('link')
  await expect(link).toHaveText('–')
  await link.click()
  await expect(page.getByRole('textbox', { name: /^Rides/ })).toHaveValue('3')
})

import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { test } from '../support/cms.ts'
import { signInToCms } from '../support/office.ts'
import { expect } from '../support/test.ts'

const madeSchema = z.object({ doc: z.object({ id: z.int() }) })

test('a draft with a slug that is taken shows at the field which entry has it, and no other errors', async ({
  page,
  cms,
  expectTrouble,
}) => {
  expectTrouble('/api/articles/', '400', 'Error submitting form')
  const slug = `news-of-${randomUUID()}`
  const make = async (title: string, address: string) => {
    const data = { title, slug: address, _status: 'draft' }
    const { doc } = madeSchema.parse(await cms.ask('POST', '/articles?draft=true', data))
    cms.atEnd(async () => void (await cms.ask('DELETE', `/articles/${doc.id}`)))
    return doc.id
  }
  await make('The one that was first', slug)
  const id = await make('The other', `${slug}-2`)
  await signInToCms(page, 'editor', `/admin/collections/articles/${id}`)
  const address = page.getByLabel(/^Page address/)
  const reason = page.getByText('Another news article has this address already: The one that was first.')
  const save = page.getByRole('button', { name: 'Save draft' })
  await address.fill(slug)
  await save.click()
  await expect(reason).toBeVisible()
  await page.getByLabel(/^Title/).fill('The other one')
  await expect(page.getByText('This field is required.')).toHaveCount(0)
  await expect(reason).toBeVisible()
  await address.fill(`${slug}-3`)
  await expect(reason).toHaveCount(0)
  await save.click()
  await expect(page.getByText('Draft saved successfully.')).toBeVisible()
})

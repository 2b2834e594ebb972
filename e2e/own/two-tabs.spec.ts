import * as z from 'zod/mini'
import { test } from '../support/cms.ts'
import { signInToCms } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

const madeSchema = z.object({ doc: z.object({ id: z.int() }) })
const storedSchema = z.object({ name: z.string(), description: z.string() })

test('saves of two tabs are merged, and the editor chooses the value of a field that both changed', async ({
  page,
  context,
  cms,
  expectTrouble,
}) => {
  // An outdated save is rejected before it is merged.
  expectTrouble('/api/categories/')
  const data = { name: 'Rice fields', description: 'Green.', slug: 'two-tabs', _status: 'draft' }
  const { doc } = madeSchema.parse(await cms.ask('POST', '/categories?draft=true', data))
  cms.atEnd(async () => void (await cms.ask('DELETE', `/categories/${doc.id}`)))
  const stored = async () => storedSchema.parse(await cms.ask('GET', `/categories/${doc.id}?draft=true`))
  await signInToCms(page, 'editor')
  const address = `${productUnderTest().cmsUrl}/admin/collections/categories/${doc.id}`
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(address)
    await expect(tab.locator('form[data-form-ready=true]').first()).toBeVisible()
  }
  const description = page.getByLabel('Description')
  await description.fill('Green and terraced.')

  await test.step('the other tab saves, and once more without being reloaded', async () => {
    for (const name of ['Rice terraces', 'Rice terraces of Bali']) {
      await other.getByLabel(/^Name/).fill(name)
      await other.getByRole('button', { name: 'Save draft' }).click()
      await expect.poll(stored).toEqual({ name, description: 'Green.' })
    }
  })

  await test.step('the first one is saved with what the other one wrote in another field, and shows it', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect.poll(stored).toEqual({ name: 'Rice terraces of Bali', description: 'Green and terraced.' })
    await expect(page.getByText(/^Saved together with a change .* – Name/)).toBeVisible()
    await expect(page.getByLabel(/^Name/)).toHaveValue('Rice terraces of Bali')
    await expect(description).toHaveValue('Green and terraced.')
  })

  const dialog = other.getByRole('dialog', { name: /also changed/ })
  const otherDescription = other.getByLabel('Description')
  const ask = async () => {
    await other.getByRole('button', { name: 'Save draft' }).click()
    await expect(dialog.getByRole('group', { name: 'Description' })).toBeVisible()
    await expect(other.getByText('Submitting...')).toBeHidden()
  }

  await test.step('both values of a field that both changed are shown, and going back loses nothing', async () => {
    await otherDescription.fill('Green and wet.')
    await ask()
    await expect(dialog.getByLabel(/^Yours/)).toHaveAccessibleName(/Green and wet\./)
    await expect(dialog.getByLabel(/^Other version/)).toHaveAccessibleName(/Green and terraced\./)
    await other.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(otherDescription).toHaveValue('Green and wet.')
    expect(await stored()).toMatchObject({ description: 'Green and terraced.' })
  })

  await test.step('the value that is chosen is saved', async () => {
    await ask()
    await dialog.getByLabel(/^Yours/).check()
    await dialog.getByRole('button', { name: 'Save with these values' }).click()
    await expect.poll(stored).toEqual({ name: 'Rice terraces of Bali', description: 'Green and wet.' })
    await expect(otherDescription).toHaveValue('Green and wet.')
  })

  await test.step('the other side’s value can be chosen, too', async () => {
    await description.fill('Green and steep.')
    await page.getByRole('button', { name: 'Save draft' }).click()
    const question = page.getByRole('dialog', { name: /also changed/ })
    await question.getByLabel(/^Other version/).check()
    await question.getByRole('button', { name: 'Save with these values' }).click()
    await expect(description).toHaveValue('Green and wet.')
    expect(await stored()).toMatchObject({ description: 'Green and wet.' })
  })
})

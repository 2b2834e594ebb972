import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { test } from '../support/cms.ts'
import { signInToCms } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'
import { chooseFiles, demoPicture } from '../support/tour-form.ts'

const madeSchema = z.object({ doc: z.object({ id: z.int() }) })

test('an editor must confirm Back with unsaved changes, and returns to the same list', async ({ page, cms }) => {
  const title = `A draft that somebody leaves ${randomUUID()}`
  const { doc } = madeSchema.parse(await cms.ask('POST', '/articles?draft=true', { title, _status: 'draft' }))
  cms.atEnd(async () => void (await cms.ask('DELETE', `/articles/${doc.id}`)))
  await signInToCms(page, 'editor')
  const articles = `${productUnderTest().cmsUrl}/admin/collections/articles`
  await page.goto(`${articles}?sort=-createdAt`)
  // The list's script adds its limit to the URL. Before that, a link would load a new document.
  await expect(page).toHaveURL(/limit=/)
  await page.getByRole('link', { name: title }).click()
  const field = page.getByLabel(/^Title/)
  const list = page.getByRole('heading', { name: 'News', exact: true })
  const goBack = async (answer: 'accept' | 'dismiss') => {
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => window.history.back())
    const dialog = await asked
    expect(dialog.message()).toContain('Your changes have not been saved')
    await dialog[answer]()
  }

  await test.step('who stays has the words still, and the address says where', async () => {
    await field.fill('A title that nobody has saved')
    await goBack('dismiss')
    await expect(page).toHaveURL(`${articles}/${doc.id}`)
    await expect(field).toHaveValue('A title that nobody has saved')
    await expect(list).toHaveCount(0)
  })

  await test.step('who leaves sees the list', async () => {
    await goBack('accept')
    await expect(list).toBeVisible()
    await expect(page).toHaveURL(/sort=-createdAt/)
    await expect(field).toHaveCount(0)
  })

  await test.step('nobody is asked where nothing was written', async () => {
    await page.getByRole('link', { name: title }).click()
    await expect(field).toHaveValue(title)
    await page.evaluate(() => window.history.back())
    await expect(list).toBeVisible()
    await expect(page).toHaveURL(/sort=-createdAt/)
  })

  await test.step('so is who has come from the first page, which Next knows', async () => {
    await page.goto(`${productUnderTest().cmsUrl}/admin`)
    await page.getByRole('button', { name: 'Open menu' }).first().click()
    await page.locator('#nav-articles').click()
    // The first page lists the draft, too.
    await expect(list).toBeVisible()
    await page.getByRole('link', { name: title }).click()
    await field.fill('Another title that nobody has saved')
    await goBack('dismiss')
    await expect(page).toHaveURL(`${articles}/${doc.id}`)
    await expect(field).toHaveValue('Another title that nobody has saved')
    await goBack('accept')
    await expect(list).toBeVisible()
  })

  await test.step('what was never live is planned to be published, not to be taken off', async () => {
    await page.getByRole('link', { name: title }).click()
    await expect(field).toHaveValue(title)
    await page.locator('.doc-controls__controls .popup-button').first().click()
    await page.getByRole('button', { name: 'Schedule publish' }).click()
    await expect(page.getByRole('radio', { name: 'Publish', exact: true })).toBeChecked()
  })
})

test('an editor must confirm closing a drawer with unsaved changes by Escape or a click outside', async ({
  page,
  cms,
}) => {
  await signInToCms(page, 'editor', '/admin/collections/tours/create')
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add new Category' }).click()
  const drawer = page.getByRole('dialog').filter({ hasText: 'Creating new Category' })
  // In a drawer Payload does not associate labels with their text fields.
  const name = drawer.locator('#field-name')
  const question = page.getByRole('dialog').filter({ hasText: 'Your changes have not been saved' })
  const beside = drawer.locator('> button').first()

  await test.step('who stays has the words still', async () => {
    await name.fill('A category that nobody has saved')
    for (const close of [() => page.keyboard.press('Escape'), () => beside.click({ position: { x: 5, y: 300 } })]) {
      await close()
      await question.getByRole('button', { name: 'Stay on this page' }).click()
      await expect(question).toHaveCount(0)
      await expect(name).toHaveValue('A category that nobody has saved')
    }
  })

  await test.step('Escape takes the question back', async () => {
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(name).toHaveValue('A category that nobody has saved')
  })

  await test.step('who leaves is back at the tour', async () => {
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Leave anyway' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add new Category' })).toBeVisible()
  })

  await test.step('nobody is asked where nothing was written', async () => {
    await page.getByRole('button', { name: 'Add new Category' }).click()
    await expect(name).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })

  await test.step('Escape that is for a list of choices closes that alone', async () => {
    await page.getByRole('button', { name: 'Add new Destination' }).click()
    const destination = page.getByRole('dialog').filter({ hasText: 'Creating new Destination' })
    await destination.locator('#field-name').fill('A place that nobody has saved')
    const choices = destination.getByRole('listbox')
    await destination.locator('#field-country_id').getByRole('combobox').press('ArrowDown')
    await expect(choices).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(choices).toHaveCount(0)
    await expect(question).toHaveCount(0)
    await expect(destination.locator('#field-name')).toHaveValue('A place that nobody has saved')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Leave anyway' }).click()
    await expect(destination).toHaveCount(0)
  })

  await test.step('pictures that wait to be uploaded together are kept likewise', async () => {
    await chooseFiles(page, 'image_gallery', [
      await demoPicture(page, cms, 'campuhan-walk'),
      await demoPicture(page, cms, 'flooded-terraces'),
    ])
    const seen = page.locator('.drawer--is-open #field-alt')
    await seen.fill('A beach that nobody has uploaded')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(seen).toHaveValue('A beach that nobody has uploaded')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Leave anyway' }).click()
    await expect(seen).toHaveCount(0)
  })
})

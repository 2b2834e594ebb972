import type { Page } from '@playwright/test'
import { allKinds, openWithCart, storedCart } from '../support/cart.ts'
import { itemOf, main, openPanel, panel } from '../support/cart-page.ts'
import { expect, test } from '../support/test.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Apply your changes?' })
const checkout = (page: Page) => main(page).getByRole('link', { name: 'Proceed to Checkout' })

/** Adds one adult without clicking Update Cart. */
async function addAdult(page: Page, id: string): Promise<void> {
  await itemOf(main(page), id)
    .getByRole('button', { name: /^Travelers/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Travelers' })
  await dialog.getByRole('button', { name: 'Increase Adults' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

const adults = async (page: Page) => (await storedCart(page)).map((item) => ('adults' in item ? item.adults : null))

test('Proceed to Checkout asks about unsaved changes, and books what the traveller chooses', async ({
  page,
  request,
}) => {
  const { person } = await allKinds(request)
  await openWithCart(page, '/cart', person)
  await addAdult(page, person.id)

  await test.step('staying changes nothing', async () => {
    await checkout(page).click()
    await expect(question(page)).toContainText(person.tourName)
    await question(page).getByRole('button', { name: 'Stay here' }).click()
    await expect(question(page)).toBeHidden()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(main(page)).toContainText('Not included in the total yet: press Update Cart.')
    expect(await adults(page)).toEqual([2])
  })

  await test.step('applying books the new party', async () => {
    await checkout(page).click()
    await question(page).getByRole('button', { name: 'Apply and continue' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    expect(await adults(page)).toEqual([3])
  })

  await test.step('continuing without books the old party and drops the edits', async () => {
    await page.goto('/cart')
    await addAdult(page, person.id)
    await checkout(page).click()
    await question(page).getByRole('button', { name: 'Continue without' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    expect(await adults(page)).toEqual([3])
    await page.goto('/cart')
    await expect(itemOf(main(page), person.id)).toContainText('3 Adults')
    await expect(main(page)).not.toContainText('Not included in the total yet')
  })
})

test('unsaved changes of the cart survive leaving the page, and the panel asks about them too', async ({
  page,
  request,
}) => {
  const { person } = await allKinds(request)
  await openWithCart(page, '/cart', person)
  await addAdult(page, person.id)
  await page.goto('/news')
  await openPanel(page)
  await panel(page).getByRole('link', { name: 'Proceed to Checkout' }).click()
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  await panel(page).getByRole('link', { name: 'View Cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(itemOf(main(page), person.id)).toContainText('3 Adults')
  await expect(main(page)).toContainText('Not included in the total yet: press Update Cart.')
})

import { book, newAccount, signIn } from '../support/account.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { heading } from '../support/heading.ts'
import { expect, test } from '../support/test.ts'

test('another traveller’s booking and an invalid id both show Booking Not Found', async ({
  page,
  traveller,
  request,
  browser,
  baseURL,
  expectTrouble,
}) => {
  expectTrouble('/api/invoices/', '404')
  const owner = await browser.newPage({ baseURL: baseURL ?? '' })
  await signIn(owner, traveller)
  const { invoiceId } = await book(owner.request)
  await owner.close()

  await signIn(page, await newAccount(request))
  for (const id of [invoiceId, '%3Cb%3E']) {
    await page.goto(`/booking/confirmation/${id}`)
    await expect(heading(page, 'Booking Not Found')).toBeVisible()
    await expect(page.getByRole('main').getByText('This booking doesn’t exist')).toBeVisible()
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Explore More Tours' })).toHaveAttribute(
    'href',
    '/tours',
  )
  await expectAxeFindsNothing(page)
})

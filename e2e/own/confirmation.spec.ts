import { book, newAccount, signIn } from '../support/account.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { heading } from '../support/heading.ts'
import { expect, test } from '../support/test.ts'

test('a booking of somebody else’s, one that never was, and what is no number are not found alike', async ({
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
  for (const id of [invoiceId, '00000000-0000-4000-8000-000000000000', '%3Cb%3E']) {
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

test('who is signed out reads whose booking it is only after signing in', async ({ page }) => {
  await page.goto('/booking/confirmation/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
  await expect(heading(page, 'Sign in to see your booking')).toBeAttached()
})

test('a confirmation of nothing leads home', async ({ page }) => {
  await page.goto('/booking/confirmation')
  await expect(page).toHaveURL('/')
})

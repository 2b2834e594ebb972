import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

/** Sends a request of the page several times at the same time, each with headers that claim another client address. */
function sendConcurrently(page: Page, path: string, body: object, times: number): Promise<number[]> {
  return page.evaluate(
    ({ path, body, times }) =>
      Promise.all(
        Array.from({ length: times }, async (_, index) => {
          const forgedAddress = `6.6.6.${index}`
          const headers = {
            'content-type': 'application/json',
            'x-forwarded-for': forgedAddress,
            'x-nusa-remote-address': forgedAddress,
          }
          return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status
        }),
      ),
    { path, body, times },
  )
}

/** Fills in and submits a form until the message appears. Retries, because input before hydration is lost. */
async function submitForm(page: Page, fields: Record<string, string>, button: string, message: string | RegExp) {
  await expect(async () => {
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(new RegExp(`^${label}`)).fill(value)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText(message).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

test('even with forged IP addresses, too many attempts block sign-in and reset links, and the CMS shows for how long', async ({
  page,
  expectErrors,
}) => {
  expectErrors('401', '429')
  const email = `unknown-${randomUUID()}@nusa.example`
  await page.goto(`${productUnderTest().cmsUrl}/admin/login`)

  await test.step('ten failed attempts block sign-in', async () => {
    const statuses = await sendConcurrently(page, '/api/users/login', { email, password: 'wrong' }, 11)
    expect(statuses.toSorted()).toEqual([...Array(10).fill(401), 429])
    await submitForm(
      page,
      { Email: email, Password: 'wrong' },
      'Sign in',
      /Too many failed attempts\. Please try again in 15 minutes/,
    )
  })

  const openForgotten = async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  }

  await test.step('the form confirms that a reset link was mailed', async () => {
    await openForgotten()
    await submitForm(page, { Email: email }, 'Submit', 'Email Sent')
    await page.getByRole('link', { name: 'Back to sign-in' }).click()
  })

  await test.step('three requests for a reset link block further requests', async () => {
    await openForgotten()
    expect(await sendConcurrently(page, '/api/users/forgot-password', { email }, 3)).toContain(429)
    await submitForm(page, { Email: email }, 'Submit', /requested too often\. Please try again in 60 minutes/)
  })
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const newEmail = () => `nobody-${randomUUID()}@nusa.example`

/** Asks as the page does, again and again, and each time as a caller who says to come from elsewhere. */
function askOften(page: Page, path: string, body: object, times: number): Promise<number[]> {
  return page.evaluate(
    async ({ path, body, times }) => {
      const statuses: number[] = []
      for (let time = 0; time < times; time += 1) {
        const address = `6.6.6.${time}`
        const headers = {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          'x-nusa-remote-address': address,
        }
        statuses.push((await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status)
      }
      return statuses
    },
    { path, body, times },
  )
}

/** Fills in a form and sends it until there is an answer: what is typed before the form has come to life is lost. */
async function send(page: Page, fields: Record<string, string>, button: string, answer: string | RegExp) {
  await expect(async () => {
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(new RegExp(`^${label}`)).fill(value)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText(answer).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

test('the CMS tells who failed to sign in too often for how long it refuses, whatever they say where they are', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('401', '429')
  await page.goto(`${productUnderTest().cmsUrl}/admin/login`)
  const email = newEmail()
  expect(await askOften(page, '/api/users/login', { email, password: 'wrong' }, 11)).toEqual([
    ...Array(10).fill(401),
    429,
  ])
  await send(
    page,
    { Email: email, Password: 'wrong' },
    'Sign in',
    /Too many failed attempts\. Please try again in 15 minutes/,
  )
})

test('the CMS says that a link is mailed, and that it was asked for too often', async ({ page, expectTrouble }) => {
  expectTrouble('429')
  const { cmsUrl } = productUnderTest()
  await page.goto(`${cmsUrl}/admin/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  const email = newEmail()
  await send(page, { Email: email }, 'Submit', 'Email Sent')

  await page.goto(`${cmsUrl}/admin/forgot`)
  expect((await askOften(page, '/api/users/forgot-password', { email }, 3)).at(-1)).toBe(429)
  await send(page, { Email: email }, 'Submit', /requested too often\. Please try again in 60 minutes/)
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page).toHaveURL(`${cmsUrl}/admin/login`)
})

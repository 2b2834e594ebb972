import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { sandboxDefaults } from '../../dev/sandbox/defaults.ts'
import type { Misbehaviour } from '../../dev/sandbox/types.ts'
import { productUnderTest } from './product.ts'
import { expect } from './test.ts'

/** Asks the sandbox that stands in for Xendit, as the shop or, under /admin, as whoever tries it out. */
async function ask(path: string, method: 'GET' | 'POST', body?: object): Promise<unknown> {
  const response = await fetch(`${productUnderTest().toolsUrl}${path}`, {
    method,
    headers: {
      authorization: `Basic ${btoa(`${sandboxDefaults.secretKey}:`)}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status, `${method} ${path}`).toBe(200)
  return response.json()
}

/** Says how the provider misbehaves from now on; without a word it does not. */
export async function misbehave(switches: Partial<Misbehaviour> = {}): Promise<void> {
  await ask('/admin/misbehave', 'POST', switches)
}

const invoicesSchema = z.array(z.object({ id: z.string(), status: z.string() }))

/** All that the provider has of one of our invoices. */
export async function providerInvoices(invoiceId: string): Promise<z.infer<typeof invoicesSchema>> {
  return invoicesSchema.parse(await ask(`/v2/invoices?external_id=${invoiceId}&limit=100`, 'GET'))
}

/** Money comes in for the provider's only invoice of one of ours, whatever it is by now and however the provider misbehaves. */
export async function payAnyway(invoiceId: string): Promise<void> {
  const [invoice] = await providerInvoices(invoiceId)
  await ask(`/admin/invoices/${invoice?.id}/pay`, 'POST')
}

/** Waits until the browser has come to the provider's page. */
export async function expectProviderPage(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.href.startsWith(`${productUnderTest().toolsUrl}/web/`))
}

/** Pays on the provider's page and waits until it has led back to the confirmation. */
export async function payThere(page: Page): Promise<void> {
  await expectProviderPage(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}\?status=success$/)
}

/** The button on the confirmation that leads to the provider. */
export const payNow = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Pay Now' })

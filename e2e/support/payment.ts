import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import type { Misbehaviour } from '../../dev/sandbox/types.ts'
import { sandboxKeys } from '../../functions/hosts/env.ts'
import { productUnderTest } from './product.ts'
import { expect } from './test.ts'

/** Paths under /admin are the test API of the Xendit sandbox. */
async function callSandbox(path: string, method: 'GET' | 'POST', body?: object): Promise<unknown> {
  const response = await fetch(`${productUnderTest().toolsUrl}${path}`, {
    method,
    headers: {
      authorization: `Basic ${btoa(`${sandboxKeys.secretKey}:`)}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status, `the sandbox accepts ${method} ${path}`).toBe(200)
  return response.json()
}

/** Without switches, the payment provider behaves normally. */
export async function setMisbehaviour(switches: Partial<Misbehaviour> = {}): Promise<void> {
  await callSandbox('/admin/misbehave', 'POST', switches)
}

const invoicesSchema = z.array(z.object({ id: z.string(), status: z.string(), amount: z.number() }))

export async function readProviderInvoices(invoiceId: string): Promise<z.infer<typeof invoicesSchema>> {
  return invoicesSchema.parse(await callSandbox(`/v2/invoices?external_id=${invoiceId}&limit=100`, 'GET'))
}

/** Pays an invoice through the test API of the sandbox. An expired invoice needs the switch `payAfterExpiry`. */
export async function payInSandbox(invoiceId: string): Promise<void> {
  const [invoice] = await readProviderInvoices(invoiceId)
  await callSandbox(`/admin/invoices/${invoice?.id}/pay`, 'POST')
}

/** Pays an invoice of the signed-in traveller without the provider's page. */
export async function payInvoice(
  request: APIRequestContext,
  invoiceId: string,
  { channel = 'QRIS' } = {},
): Promise<void> {
  const headers = { origin: productUnderTest().siteUrl }
  await expect(await request.post('/api/create-xendit-invoice', { headers, data: { external_id: invoiceId } })).toBeOK()
  const [invoice] = await readProviderInvoices(invoiceId)
  await callSandbox(`/admin/invoices/${invoice?.id}/pay?channel=${channel}`, 'POST')
}

export async function expectProviderPage(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.href.startsWith(`${productUnderTest().toolsUrl}/web/`))
}

export async function payAtProvider(page: Page): Promise<void> {
  await expectProviderPage(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}\?status=success$/)
}

export const payNowButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Pay Now' })

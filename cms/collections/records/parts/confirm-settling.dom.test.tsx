import { afterEach, expect, test, vi } from 'vitest'
import { click, findButton, renderInForm, unmountForm } from '../../../testing/payload-form.tsx'
import { ConfirmSettling } from './ConfirmSettling.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../../testing/payload-form.tsx')).payloadForm)

async function save(field: 'outcome' | 'state', value: string, invoice: string | null, traveller_deleted_at?: string) {
  await renderInForm(<ConfirmSettling field={field} refundedValue={value} />, {
    fields: { [field]: { value }, invoice: { value: invoice } },
    document: { savedDocumentData: { [field]: null, amount: 990_000, traveller_deleted_at } },
  })
  await click(findButton('Save'))
  return document.querySelector('[role=dialog]')?.textContent
}

afterEach(unmountForm)

test.each([
  ['outcome', 'given_back'],
  ['state', 'succeeded'],
] as const)(
  'ConfirmSettling announces an email if %s is set to %j, unless the traveller has deleted the account',
  async (field, value) => {
    expect(await save(field, value, 'invoice')).toContain('The traveller is notified by email')
    await unmountForm()
    const text = await save(field, value, 'invoice', '2026-11-27T18:00:00.000Z')
    expect(text).toContain('The traveller has deleted the account, so no email is sent. Look up the payer at Xendit.')
    expect(text).not.toContain('by email')
  },
)

test('ConfirmSettling shows that the payer of an unknown invoice is not notified', async () => {
  expect(await save('outcome', 'given_back', null)).toContain('please contact the payer')
})

import { afterEach, expect, test, vi } from 'vitest'
import {
  changeForm,
  click,
  countSubmits,
  enterInDialog,
  findButton,
  readFormFields,
  readSubmitOverrides,
  renderInForm,
  unmountForm,
} from '../../../testing/payload-form.tsx'
import { ConfirmCancelling } from './ConfirmCancelling.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../../testing/payload-form.tsx')).payloadForm)

const booking = {
  booking_number: 'NUSA-7K3F9Q-1',
  tour_title: 'Ayung rafting',
  booking_date: '2026-12-24',
  contact: 'Tara Wells',
  status: 'confirmed',
  payment_status: 'pending',
}
const dialog = () => document.querySelector('[role=dialog]')

const open = (status: string, changes: object = {}) =>
  renderInForm(<ConfirmCancelling />, {
    fields: { status: { value: status } },
    document: { savedDocumentData: { ...booking, ...changes } },
  })

afterEach(async () => {
  await unmountForm()
  vi.unstubAllGlobals()
})

test('ConfirmCancelling describes the booking and the consequences before the booking is cancelled', async () => {
  await open('cancelled')
  await click(findButton('Save'))
  expect(countSubmits()).toBe(0)
  expect(dialog()?.querySelector('h1')?.textContent).toBe('Cancel NUSA-7K3F9Q-1?')
  expect(dialog()?.textContent).toContain('Ayung rafting, 24 Dec 2026, Tara Wells.')
  expect(dialog()?.textContent).toContain('the booking no longer has to be paid')
  expect(dialog()?.textContent).toContain('This cannot be undone.')
  await click(findButton('Cancel the booking'))
  expect(dialog()).toBeNull()
  expect(countSubmits()).toBe(1)
})

test('ConfirmCancelling does not save the form if the user clicks "Keep it"', async () => {
  await open('cancelled')
  await click(findButton('Save'))
  await click(findButton('Keep it'))
  expect(dialog()).toBeNull()
  expect(countSubmits()).toBe(0)
})

test('ConfirmCancelling shows the refund of a paid booking', async () => {
  await open('cancelled', {
    booking_date: '2099-12-24',
    payment_status: 'paid',
    payment_method: 'CREDIT_CARD',
    total_with_tax: 990_000,
  })
  await click(findButton('Save'))
  expect(dialog()?.textContent).toContain('Rp990.000 including tax is refunded')
})

test('ConfirmCancelling refunds the amount of the policy, or everything if staff enter a reason', async () => {
  const paid = {
    ...{ payment_status: 'paid', payment_method: 'CREDIT_CARD', total_with_tax: 990_000, kind: 'tour' },
    ...{ booking_date: '2099-12-24', cancellation_tiers: [{ hours_before: 24, refund_percent: 50 }] },
  }
  await open('cancelled', paid)
  await click(findButton('Save'))
  expect(dialog()?.textContent).toContain('As the cancellation policy says: Rp495.000')
  expect(dialog()?.textContent).toContain('Rp495.000 including tax is refunded')
  await click(findButton('Cancel the booking'))
  expect(readSubmitOverrides()).toEqual({ refund_amount: 495_000, refund_reason: '' })
  await click(findButton('Save'))
  await click(document.querySelectorAll<HTMLElement>('[role=dialog] input[type=radio]')[1])
  expect(dialog()?.textContent).toContain('Rp990.000 including tax is refunded')
  await click(findButton('Cancel the booking'))
  expect(countSubmits()).toBe(1)
  expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain('Please enter why more is refunded')
  await enterInDialog('Storm')
  await click(findButton('Cancel the booking'))
  expect(readSubmitOverrides()).toEqual({ refund_amount: 990_000, refund_reason: 'Storm' })
})

test('ConfirmCancelling opens again with the error if the refund is refused', async () => {
  const paid = {
    ...{ payment_status: 'paid', payment_method: 'CREDIT_CARD', total_with_tax: 990_000, kind: 'tour' },
    ...{ booking_date: '2099-12-24', cancellation_tiers: [{ hours_before: 24, refund_percent: 50 }] },
  }
  const changed = { ...booking, ...paid, cancellation_tiers: [{ hours_before: 24, refund_percent: 100 }] }
  vi.stubGlobal('fetch', async () => Response.json(changed))
  await open('cancelled', paid)
  await click(findButton('Save'))
  await click(findButton('Cancel the booking'))
  expect(dialog()).toBeNull()
  const errorMessage = 'The policy of this booking refunds Rp990.000 now. Please refund at least this amount.'
  const fields = { status: { value: 'cancelled' }, refund_amount: { value: 495_000, valid: false, errorMessage } }
  await changeForm({ fields })
  const alert = dialog()?.querySelector('[role=alert]')
  expect(alert?.textContent).toBe(errorMessage)
  expect(document.activeElement).toBe(alert)
  expect(dialog()?.querySelector('p')).toBe(alert)
  // Payload does not send a form with an invalid field.
  expect(readFormFields().refund_amount).toMatchObject({ valid: true })
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Rp990.000 including tax is refunded'))
  await click(findButton('Cancel the booking'))
  expect([dialog(), countSubmits(), readSubmitOverrides()]).toEqual([
    null,
    2,
    { refund_amount: 990_000, refund_reason: '' },
  ])
  await click(findButton('Save'))
  expect(dialog()?.querySelector('[role=alert]')).toBeNull()
})

test.each([
  ['a status other than cancelled', 'confirmed', 'pending'],
  ['a booking that is cancelled already', 'cancelled', 'cancelled'],
])('ConfirmCancelling saves %s without a confirmation', async (_, status, savedStatus) => {
  await open(status, { status: savedStatus })
  await click(findButton('Save'))
  expect(dialog()).toBeNull()
  expect(countSubmits()).toBe(1)
})

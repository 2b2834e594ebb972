import { afterEach, expect, test, vi } from 'vitest'
import { click, enterInDialog, findButton, renderInForm, unmountForm } from '../../../testing/payload-form.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { cancelOrderTexts } from './cancel-order-texts.ts'

const user = vi.hoisted(() => ({ language: 'en' }))

vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../../testing/payload-form.tsx')).payloadForm,
  useTranslation: () => ({ i18n: user }),
}))

const bookings = [1, 2].map((id) => ({
  id,
  booking_number: `NUSA-7K3F9Q-${id}`,
  tour_title: 'Ayung rafting',
  booking_date: '2026-12-24',
}))
const dialog = () => document.querySelector('[role=dialog]')
const message = () => document.querySelector('[role=status]')?.textContent
const requests: string[] = []
let sentBody = ''

const cancelled = () => Response.json({ cancelled: 2 })

/** Opens the invoice of an order with these bookings that can be cancelled. */
async function open(
  status: string,
  {
    docs = bookings,
    cancel = cancelled,
    share = 1,
  }: { docs?: typeof bookings; cancel?: () => Response | Promise<Response>; share?: number } = {},
): Promise<void> {
  requests.length = 0
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' } = {}) => {
    requests.push(`${method} ${url}`)
    sentBody = body
    if (method === 'POST') return cancel()
    const total = docs.length * 550_000
    return Response.json({ bookings: docs, total, refund: total * share })
  })
  await renderInForm(<CancelOrder />, {
    document: {
      id: 'invoice',
      savedDocumentData: { status, order_number: 'NUSA-7K3F9Q', payment_method: 'CREDIT_CARD' },
    },
  })
}

afterEach(async () => {
  await unmountForm()
  user.language = 'en'
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('CancelOrder lists the bookings to cancel with their total, and cancels them after the confirmation', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  await open('pending')
  await click(findButton('Cancel the order…'))
  expect(dialog()?.querySelector('h1')?.textContent).toBe('Cancel all bookings of NUSA-7K3F9Q?')
  expect([...(dialog()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'NUSA-7K3F9Q-1: Ayung rafting, 24 Dec 2026',
    'NUSA-7K3F9Q-2: Ayung rafting, 24 Dec 2026',
  ])
  expect(dialog()?.textContent).toContain('Rp1.100.000 including tax no longer has to be paid')
  await click(findButton('Cancel the order'))
  expect(requests).toEqual(['GET', 'POST'].map((method) => `${method} /api/invoices/invoice/cancel-order`))
  expect(reload).toHaveBeenCalledOnce()
})

test('CancelOrder refunds everything instead of the amount of the policies if a reason is entered', async () => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  await open('paid', { share: 0.5 })
  await click(findButton('Cancel the order…'))
  expect(dialog()?.textContent).toContain('As the cancellation policy says: Rp550.000')
  expect(dialog()?.textContent).toContain('Rp550.000 including tax is refunded')
  await click(document.querySelectorAll<HTMLElement>('[role=dialog] input[type=radio]')[1])
  expect(dialog()?.textContent).toContain('Rp1.100.000 including tax is refunded')
  await enterInDialog('Storm')
  await click(findButton('Cancel the order'))
  expect(JSON.parse(sentBody)).toEqual({ refund: 1_100_000, reason: 'Storm', bookings: [1, 2] })
})

test('CancelOrder keeps the dialog open until the reason for refunding everything is entered', async () => {
  await open('paid', { share: 0.5 })
  await click(findButton('Cancel the order…'))
  await click(document.querySelectorAll<HTMLElement>('[role=dialog] input[type=radio]')[1])
  await enterInDialog(' ')
  await click(findButton('Cancel the order'))
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
  expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain('Please enter why more is refunded')
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
})

test('CancelOrder does not cancel the order if the user clicks "Keep it"', async () => {
  await open('paid')
  await click(findButton('Cancel the order…'))
  expect(dialog()?.textContent).toContain('Rp1.100.000 including tax is refunded')
  await click(findButton('Keep it'))
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
})

test('CancelOrder shows that no booking of the order is left to cancel', async () => {
  await open('pending', { docs: [] })
  await click(findButton('Cancel the order…'))
  expect(message()).toBe('No booking of this order is left to cancel.')
})

test('CancelOrder shows why the server refused to cancel the order', async () => {
  const reason = 'The second booking cannot be cancelled.'
  await open('pending', { cancel: () => Response.json({ errors: [{ message: reason }] }, { status: 409 }) })
  await click(findButton('Cancel the order…'))
  await click(findButton('Cancel the order'))
  expect(message()).toBe(reason)
})

test('CancelOrder shows the reason of a refusal in the language of the user', async () => {
  user.language = 'id'
  const errors = [{ message: 'Only staff and administrators can cancel orders.' }]
  await open('pending', { cancel: () => Response.json({ errors }, { status: 403 }) })
  await click(findButton(cancelOrderTexts.id.openDialog))
  await click(findButton(cancelOrderTexts.id.confirmLabel))
  expect(message()).toBe('Hanya staf dan administrator yang dapat membatalkan pesanan.')
})

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is answered by a proxy', () => new Response('Bad gateway', { status: 502 })],
])('CancelOrder shows that the order was not cancelled if the request %s', async (_case, cancel) => {
  await open('pending', { cancel })
  await click(findButton('Cancel the order…'))
  await click(findButton('Cancel the order'))
  expect(message()).toMatch(/^The order was not cancelled\. Please check your connection/)
})

test('CancelOrder shows no button for cancelling a cancelled order', async () => {
  await open('cancelled')
  expect(findButton('Cancel the order…')).toBeUndefined()
})

import { normaliseNames } from '@nusa/shared/account'
import type { CreateXenditInvoice } from '@nusa/shared/booking'
import { setBookingRequestId } from '@nusa/shared/log'
import { formatRupiah } from '@nusa/shared/money'
import { sumPickupSurcharge } from '@nusa/shared/pricing'
import { shortenText } from '@nusa/shared/text'
import type { Traveller } from '../../ports/accounts.ts'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import { type Failure, fail, isFailure } from '../../ports/failure.ts'
import type { PaymentRequest } from '../../ports/payments.ts'
import { confirmationUrl, toSiteUrl } from '../site-urls.ts'
import { type CloseDeps, closePayment } from './close-payment.ts'
import { settleInvoice } from './settle-invoice.ts'

type RequiredDeps = CloseDeps

/** The maximum length of an item's name at the provider, in characters. */
const maxNameLength = 100

const maxDescriptionLength = 255

/**
 * Returns the URL where a traveller pays an invoice. Later and concurrent calls return the same URL. The amount comes
 * from the stored invoice, never from the request.
 */
export async function createPayment(
  deps: RequiredDeps,
  traveller: Traveller,
  request: CreateXenditInvoice,
): Promise<{ invoice_url: string } | Failure> {
  const payableInvoice = await findPayableInvoice(deps, traveller, request.external_id)
  if (isFailure(payableInvoice)) return payableInvoice
  if (payableInvoice.paymentUrl !== null) return { invoice_url: payableInvoice.paymentUrl }
  return deps.bookings.withPaymentLock(payableInvoice.id, async () => {
    const invoice = await findPayableInvoice(deps, traveller, payableInvoice.id)
    if (isFailure(invoice)) return invoice
    if (invoice.paymentUrl !== null) return { invoice_url: invoice.paymentUrl }
    const currentInvoice =
      invoice.paymentReferenceId === null ? invoice : await closeEarlierPayment(deps, traveller, invoice.id)
    if (isFailure(currentInvoice)) return currentInvoice
    const { name } = await deps.catalog.readCompany()
    return openPayment(
      deps,
      traveller,
      currentInvoice,
      createPaymentRequest(deps, name, traveller, currentInvoice, request),
    )
  })
}

/**
 * After a cancellation, the amount of the earlier payment is too high. Returns a failure if the traveller has just paid
 * that amount.
 */
async function closeEarlierPayment(
  deps: RequiredDeps,
  traveller: Traveller,
  id: string,
): Promise<InvoiceWithBookings | Failure> {
  const closeFailure = await closePayment(deps, id)
  const invoice = await findPayableInvoice(deps, traveller, id)
  return isFailure(invoice) ? invoice : (closeFailure ?? invoice)
}

async function findPayableInvoice(
  deps: RequiredDeps,
  traveller: Traveller,
  id: string,
): Promise<InvoiceWithBookings | Failure> {
  const invoice = await deps.bookings.findInvoice(id)
  if (!invoice || invoice.travellerId !== traveller.id) return fail('invoice_not_found')
  setBookingRequestId(invoice.requestId)
  if (invoice.needsAttention && invoice.status !== 'paid') return fail('payment_in_review')
  const isOpen = invoice.status === 'pending' && invoice.expiresAt > deps.now()
  return isOpen ? invoice : fail('invoice_not_pending')
}

async function openPayment(
  deps: RequiredDeps,
  traveller: Traveller,
  invoice: InvoiceWithBookings,
  request: PaymentRequest,
): Promise<{ invoice_url: string } | Failure> {
  const providerInvoice = await deps.payments.open(request)
  if (isFailure(providerInvoice)) return providerInvoice
  if (providerInvoice.status !== 'pending') {
    // The provider's invoice was already paid, and its webhook has not arrived.
    await settleInvoice(deps, providerInvoice)
    const settledInvoice = await findPayableInvoice(deps, traveller, invoice.id)
    if (isFailure(settledInvoice)) return settledInvoice
    if (providerInvoice.status !== 'paid') return fail('invoice_not_pending')
    // Our invoice is still payable, so the payment is an unmatched payment that staff have already resolved.
    const idsSettledByStaff = [...request.idsSettledByStaff, providerInvoice.id]
    return openPayment(deps, traveller, invoice, { ...request, idsSettledByStaff })
  }
  if (providerInvoice.url === null) return fail('payment_no_url')
  const isStored = await deps.bookings.storePayment(invoice.id, {
    referenceId: providerInvoice.id,
    url: providerInvoice.url,
    amount: providerInvoice.amount,
  })
  if (isStored) return { invoice_url: providerInvoice.url }
  // The payment was not stored, because the invoice expired, its amount changed, or a concurrent request stored a
  // payment after a lock was lost. Expire the provider's invoice so that it cannot be paid, unless a concurrent request
  // stored it.
  const currentInvoice = await findPayableInvoice(deps, traveller, invoice.id)
  const hasStoredPayment = !isFailure(currentInvoice) && currentInvoice.paymentUrl !== null
  const storedInvoice = hasStoredPayment ? currentInvoice : null
  if (storedInvoice?.paymentReferenceId !== providerInvoice.id) await deps.payments.expire(providerInvoice.id)
  return storedInvoice?.paymentUrl ? { invoice_url: storedInvoice.paymentUrl } : fail('invoice_not_pending')
}

function createPaymentRequest(
  deps: RequiredDeps,
  company: string,
  traveller: Traveller,
  invoice: InvoiceWithBookings,
  request: CreateXenditInvoice,
): PaymentRequest {
  const { siteUrl } = deps.settings
  const confirmationPage = confirmationUrl(siteUrl, invoice.id)
  const { customer } = invoice
  const names = normaliseNames({ first_name: customer.first_name ?? '', last_name: customer.last_name ?? '' })
  const bookings = invoice.bookings.filter(({ status }) => status !== 'cancelled')
  return {
    externalId: invoice.id,
    idsSettledByStaff: [],
    amount: invoice.totalAfterTax,
    taxAmount: invoice.taxAmount,
    description: `${company} order ${invoice.orderNumber}`.slice(0, maxDescriptionLength),
    durationSeconds: Math.max(1, Math.floor((invoice.expiresAt.getTime() - deps.now().getTime()) / 1000)),
    customer: {
      email: customer.email ?? traveller.email,
      givenNames: names.first_name,
      surname: names.last_name,
      mobileNumber: customer.phone ?? '',
      address: { country: customer.country ?? '', streetLine1: customer.address ?? '', city: customer.city ?? '' },
    },
    items: bookings.map(toPaymentItem),
    successUrl: toSiteUrl(request.success_redirect_url, siteUrl) ?? `${confirmationPage}?status=success`,
    failureUrl: toSiteUrl(request.failure_redirect_url, siteUrl) ?? `${confirmationPage}?status=failed`,
  }
}

/** Returns an item of the payment page. If the price contains a pickup surcharge, the name mentions the surcharge. */
export function toPaymentItem({
  productTitle,
  packageTitle,
  quote,
  total,
}: Pick<StoredBooking, 'productTitle' | 'packageTitle' | 'quote' | 'total'>): PaymentRequest['items'][number] {
  const surcharge = sumPickupSurcharge(quote.addOns)
  const suffix = surcharge > 0 ? `, with the pickup surcharge of ${formatRupiah(surcharge)}` : ''
  const title = [productTitle, packageTitle].filter((text) => text !== '').join(' - ')
  return { name: shortenText(title, maxNameLength - suffix.length) + suffix, price: total, quantity: 1 }
}

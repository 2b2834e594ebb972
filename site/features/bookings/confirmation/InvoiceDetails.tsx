import {
  type CancellationResult,
  type InvoiceView,
  paymentMethodLabel,
  withEffectiveStatus,
} from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import type { ReactNode } from 'react'
import { AmountRow, Amounts, AmountTotal } from '../../../ui/Amounts.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { useChargedNote, useMoney, useTaxAmount } from '../../currency/index.ts'
import { AcceptedTerms } from '../cancel/AcceptedTerms.tsx'
import { orderBadge } from '../cancel/BookingStatusBadges.tsx'
import { BookingDetails } from './BookingDetails.tsx'
import { type DisplayStatus, displayStatusOf } from './display-status.ts'
import { InvoiceNotices } from './InvoiceNotices.tsx'
import { confirmationTexts as texts } from './texts.ts'

const titleByStatus = {
  paid: texts.confirmed,
  payable: texts.confirmed,
  expired: texts.expired,
  cancelled: texts.cancelled,
  refunded: texts.refunded,
  'in-review': texts.inReview,
} satisfies Record<DisplayStatus, string>

interface Props {
  invoice: InvoiceView
  /** Reported by the payment page on return: `success`, `failed` or null. */
  returnStatus: string | null
  /** True while the page checks automatically for the payment. */
  isPolling: boolean
  isPaying: boolean
  onPay: () => void
  onCheckAgain: () => void
  onChanged: (cancellation: CancellationResult | null) => void
  support: ReactNode
}

export function InvoiceDetails(props: Props) {
  const { invoice, returnStatus, isPolling, isPaying, onPay, onCheckAgain, onChanged, support } = props
  const money = useMoney()
  const formatChargedNote = useChargedNote()
  const chargedNote = formatChargedNote(invoice.total_after_tax)
  const now = new Date()
  const displayStatus = displayStatusOf(invoice, now)
  const { payment_method: paymentMethod } = invoice
  const facts = [
    { name: texts.orderNumber, value: <span translate="no">{invoice.order_number}</span> },
    { name: texts.status, value: <StatusBadge {...orderBadge(invoice, now)} /> },
    {
      name: texts.total,
      value: (
        <>
          <span translate="no">{money(invoice.total_after_tax)}</span>
          {chargedNote && <span className="block font-normal text-ink-soft text-sm">{chargedNote}</span>}
        </>
      ),
    },
    {
      name: texts.paymentMethod,
      value: paymentMethod === null ? texts.provider(invoice.payment_provider) : paymentMethodLabel(paymentMethod),
    },
  ]

  return (
    <>
      <h1 className="font-display text-3xl md:text-4xl">{titleByStatus[displayStatus]}</h1>
      <InvoiceNotices
        invoice={invoice}
        displayStatus={displayStatus}
        returnStatus={returnStatus}
        isPolling={isPolling}
        onCheckAgain={onCheckAgain}
      />

      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <section aria-labelledby="booking-details" className="min-w-0">
          <div className="mb-8 grid gap-5 rounded-md border border-mist-deep bg-white p-5">
            <dl className="grid grid-cols-2 gap-x-6 gap-y-4 max-[24rem]:grid-cols-1">
              {facts.map(({ name, value }) => (
                <div key={name} className="min-w-0 max-sm:first:col-span-full">
                  <dt className="text-ink-soft text-sm">{name}</dt>
                  <dd className="break-words font-semibold tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
            {displayStatus === 'payable' && (
              <button type="button" onClick={onPay} aria-disabled={isPaying} className={buttonClass('primary')}>
                {isPaying ? texts.paying : texts.payNow}
              </button>
            )}
          </div>
          <h2 id="booking-details" className="mb-4 font-display text-2xl">
            {texts.details}
          </h2>
          <ul>
            {invoice.bookings.map((booking) => (
              <BookingDetails
                key={booking.id}
                booking={withEffectiveStatus(booking, invoice, now)}
                isPaymentInReview={displayStatus === 'in-review'}
                onChanged={onChanged}
              />
            ))}
          </ul>
        </section>
        <aside className="grid gap-4 rounded-md border border-mist-deep bg-white p-5 lg:sticky lg:top-24">
          <h2 className="font-display text-2xl">{texts.summary}</h2>
          <PaymentSummary invoice={invoice} />
          <a href="/tours" className={buttonClass('secondary')}>
            {texts.exploreTours}
          </a>
          {invoice.has_terms && <AcceptedTerms invoiceId={invoice.id} />}
          {support}
        </aside>
      </div>
    </>
  )
}

function PaymentSummary({ invoice }: { invoice: InvoiceView }) {
  const money = useMoney()
  const formatTaxAmount = useTaxAmount()
  const formatChargedNote = useChargedNote()
  const sumRefunds = (state: 'done' | 'on_its_way') =>
    invoice.bookings.reduce((total, { refund }) => total + (refund?.state === state ? refund.amount : 0), 0)
  const refundRows = [
    { name: texts.refundsInProgress, amount: sumRefunds('on_its_way') },
    { name: texts.refunds, amount: sumRefunds('done') },
  ].filter(({ amount }) => amount > 0)
  return (
    <Amounts>
      {invoice.discount_amount > 0 && (
        <>
          <AmountRow name={texts.beforeDiscount} value={money(invoice.total_before_discount)} />
          <AmountRow name={texts.discount} value={`-${money(invoice.discount_amount)}`} />
        </>
      )}
      <AmountRow name={texts.subtotal} value={money(invoice.total_after_discount)} />
      <AmountRow name={texts.tax} value={formatTaxAmount(invoice.total_after_tax, invoice.total_after_discount)} />
      <AmountTotal
        name={texts.total}
        value={money(invoice.total_after_tax)}
        note={formatChargedNote(invoice.total_after_tax)}
      />
      {refundRows.map(({ name, amount }) => (
        <AmountRow key={name} name={name} value={formatRupiah(amount)} />
      ))}
    </Amounts>
  )
}

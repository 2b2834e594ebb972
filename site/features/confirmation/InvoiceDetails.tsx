import { type InvoiceView, invoiceBadge, isPayable } from '@nusa/shared/booking'
import { formatInstant } from '@nusa/shared/dates'
import { Fragment, type ReactNode } from 'react'
import { StatusBadge } from '../../ui/badge/StatusBadge.tsx'
import { buttonClass } from '../../ui/button.ts'
import { useCharged, useMoney } from '../currency/store.ts'
import { BookingDetails } from './BookingDetails.tsx'
import { Notice } from './Notice.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'
import { confirmationTexts as texts } from './texts.ts'
import { usePay } from './use-pay.ts'

interface Props {
  invoice: InvoiceView
  /** What the payment page said on the way back: success, failed or nothing. */
  returned: string | null
  isWaiting: boolean
  onReload: () => void
  onLookAgain: () => void
  support: ReactNode
}

/** A booking as it stands: its reference, what is to be paid, what was booked. */
export function InvoiceDetails({ invoice, returned, isWaiting, onReload, onLookAgain, support }: Props) {
  const money = useMoney()
  const charged = useCharged()(invoice.total_after_tax)
  const now = new Date()
  const canPay = isPayable(invoice, now)
  const isOver = invoice.status === 'expired' || (invoice.status === 'pending' && !canPay)
  const { pay, isPaying } = usePay(onReload)
  const facts = [
    [texts.reference, <References key="references" invoice={invoice} />],
    [texts.status, <StatusBadge key="status" {...invoiceBadge(invoice, now)} />],
    [
      texts.total,
      <Fragment key="total">
        {money(invoice.total_after_tax)}
        {charged && <span className="block font-normal text-ink-soft text-sm">{charged}</span>}
      </Fragment>,
    ],
    [texts.method, invoice.payment_method ?? texts.provider(invoice.payment_provider)],
  ] as const

  return (
    <>
      <h1 className="font-display text-3xl md:text-4xl">{isOver ? texts.expired : texts.confirmed}</h1>
      <div className="mt-5 grid gap-3">
        {invoice.status === 'paid' && <Notice tone="quiet">{texts.paid}</Notice>}
        {isOver && <Notice tone="bad">{texts.expiredText}</Notice>}
        {canPay && returned === 'failed' && <Notice tone="bad">{texts.paymentFailed}</Notice>}
        {canPay && returned === 'success' && (
          <Notice tone="waiting">
            <p>{isWaiting ? texts.waiting : texts.waitingLong}</p>
            {!isWaiting && (
              <button type="button" onClick={onLookAgain} className={`${buttonClass('secondary')} mt-3`}>
                {texts.checkAgain}
              </button>
            )}
          </Notice>
        )}
        {canPay && returned !== 'success' && <p>{texts.payBefore(formatInstant(new Date(invoice.expires_at)))}</p>}
      </div>

      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <section aria-labelledby="booking-details" className="min-w-0">
          <div className="mb-8 grid gap-5 rounded-md border border-mist-deep bg-white p-5">
            <dl className="grid grid-cols-2 gap-x-6 gap-y-4 max-[24rem]:grid-cols-1">
              {facts.map(([name, value]) => (
                <div key={name} className="min-w-0">
                  <dt className="text-ink-soft text-sm">{name}</dt>
                  <dd className="break-words font-semibold tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
            {canPay && (
              <button
                type="button"
                onClick={() => void pay(invoice)}
                aria-disabled={isPaying}
                className={buttonClass('primary')}
              >
                {isPaying ? texts.paying : texts.payNow}
              </button>
            )}
          </div>
          <h2 id="booking-details" className="mb-4 font-display text-2xl">
            {texts.details}
          </h2>
          <ul>
            {invoice.bookings.map((booking) => (
              <BookingDetails key={booking.id} booking={booking} />
            ))}
          </ul>
        </section>
        <aside className="grid gap-4 rounded-md border border-mist-deep bg-white p-5 lg:sticky lg:top-24">
          <h2 className="font-display text-2xl">{texts.summary}</h2>
          <PaymentSummary invoice={invoice} />
          <a href="/tours" className={buttonClass('secondary')}>
            {texts.explore}
          </a>
          {support}
        </aside>
      </div>
    </>
  )
}

function References({ invoice }: { invoice: InvoiceView }) {
  return invoice.bookings.map(({ booking_reference }) => (
    <span key={booking_reference} className="block">
      {booking_reference}
    </span>
  ))
}

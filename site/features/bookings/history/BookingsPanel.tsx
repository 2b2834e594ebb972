import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useRetryFocus } from '../../../lib/focus.ts'
import { openPanel } from '../../../lib/panels.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { confirmationTexts } from '../confirmation/texts.ts'
import { paymentProblemText, usePay } from '../confirmation/use-pay.ts'
import { BookingList } from './BookingList.tsx'
import { historyTexts as texts } from './texts.ts'
import { type BookingPeriod, useHistory } from './use-history.ts'

const periods: readonly BookingPeriod[] = ['upcoming', 'past']

export function BookingsPanel() {
  const [shownPeriod, setShownPeriod] = useState<BookingPeriod>('upcoming')
  const { state, reload, loadMore, onChanged } = useHistory(shownPeriod)
  const { pay, payingId } = usePayBooking(reload)
  const { container, retry } = useRetryFocus(reload)
  const hasLoadFailed = state.status === 'failed' || (state.status === 'ready' && state.isStale)
  return (
    <div
      data-unfinished={payingId === null ? undefined : ''}
      aria-busy={payingId !== null}
      className="min-h-[max(28rem,calc(100svh-16rem))]"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-display text-2xl">{texts.title}</h2>
        <fieldset className="flex flex-wrap rounded-md border border-mist-deep bg-white p-0.5">
          <legend className="sr-only">{texts.periodLabel}</legend>
          {periods.map((period) => (
            <button
              key={period}
              type="button"
              aria-pressed={period === shownPeriod}
              onClick={() => setShownPeriod(period)}
              className="min-h-11 rounded-sm px-4 font-semibold text-ink-soft hover:text-jungle aria-pressed:bg-jungle aria-pressed:text-white"
            >
              {texts[period]}
            </button>
          ))}
        </fieldset>
      </div>
      <div ref={container} tabIndex={-1} className="mt-6">
        {state.status === 'loading' && <Skeleton label={texts.loading} className="h-64" />}
        {hasLoadFailed && <LoadFailed onRetry={retry} />}
        {state.status === 'ready' && state.bookings.length === 0 && <NoBookings period={shownPeriod} />}
        {state.status === 'ready' && state.bookings.length > 0 && (
          <BookingList
            key={shownPeriod}
            bookings={state.bookings}
            hasMore={state.next !== null}
            nextPageStatus={state.nextPageStatus}
            payingId={payingId}
            onPay={pay}
            onChanged={onChanged}
            onShowMore={loadMore}
          />
        )}
      </div>
    </div>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mb-4 rounded-md bg-terracotta-pale p-5 text-terracotta-deep">
      <p>{texts.loadFailed}</p>
      <button type="button" onClick={onRetry} className={`${buttonClass('secondary')} mt-3`}>
        {texts.retry}
      </button>
    </div>
  )
}

function NoBookings({ period }: { period: BookingPeriod }) {
  const isUpcoming = period === 'upcoming'
  return (
    <div className="rounded-md border border-mist-deep border-dashed px-6 py-14 text-center">
      <p className="font-display text-xl">{isUpcoming ? texts.noUpcomingTrips : texts.noPastTrips}</p>
      <p className="mt-2 text-ink-soft">{isUpcoming ? texts.noneUpcomingText : texts.nonePastText}</p>
      {isUpcoming && (
        <a href="/tours" className={`${buttonClass('primary')} mt-6`}>
          {texts.browseTours}
        </a>
      )}
    </div>
  )
}

/** Returns a function that starts a payment, and the id of the invoice whose payment is being started. */
function usePayBooking(onStale: () => void): { pay: (invoiceId: string) => void; payingId: string | null } {
  const { pay: payInvoice } = usePay(onStale)
  const [payingId, setPayingId] = useState<string | null>(null)

  const pay = async (invoiceId: string) => {
    if (payingId) return
    setPayingId(invoiceId)
    const result = await call('getInvoice', { params: { id: invoiceId } })
    if (result.ok) await payInvoice(result.value)
    else if (result.code === 'not_authenticated') {
      openPanel('auth', { onSignedIn: () => void pay(invoiceId) })
      toast({ ...confirmationTexts.authenticationRequired, tone: 'destructive' })
    } else
      toast({
        title: confirmationTexts.paymentError,
        description: paymentProblemText(result),
        tone: 'destructive',
      })
    setPayingId(null)
  }

  return { pay: (invoiceId) => void pay(invoiceId), payingId }
}

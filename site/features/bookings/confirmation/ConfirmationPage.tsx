import { useStore } from '@nanostores/react'
import type { Settings } from '@nusa/shared/catalog'
import { type ReactNode, useEffect, useState } from 'react'
import { lastBooking } from '../../../lib/last-booking.ts'
import { openPanel } from '../../../lib/panels.ts'
import { useRetryFocus } from '../../../lib/use-retry-focus.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { $session, followSession } from '../../account/index.ts'
import { $isCancelling } from '../cancel/is-cancelling.ts'
import { InvoiceDetails } from './InvoiceDetails.tsx'
import { invoiceIdOf } from './invoice-id.ts'
import { Notice } from './Notice.tsx'
import { Support } from './Support.tsx'
import { confirmationTexts as texts } from './texts.ts'
import { useInvoice } from './use-invoice.ts'
import { usePay } from './use-pay.ts'

type Contact = Settings['contact']

/**
 * One static page for all invoices; the URL contains the id. Without an id it shows this tab's last booking, otherwise
 * it redirects to the home page.
 */
export function ConfirmationPage({ contact }: { contact: Contact }) {
  const [id] = useState(() => invoiceIdOf(location.pathname) ?? lastBooking())
  useEffect(() => {
    if (id === null) location.replace('/')
  }, [id])
  if (id === null) return <Loading />
  return id === 'wrong' ? <NotFound contact={contact} /> : <Confirmation id={id} contact={contact} />
}

function Confirmation({ id, contact }: { id: string; contact: Contact }) {
  const [returned] = useState(() => new URLSearchParams(location.search).get('status'))
  const session = useStore($session)
  const userId = session.status === 'signed-in' ? session.user.id : null
  // If the session ends during a cancellation, the dialog stays with its input until the traveller has signed in again.
  const isCancellationOpen = useStore($isCancelling) && session.status === 'signed-out' && session.hasEnded
  const { state, reload, onChanged, lookAgain } = useInvoice(id, userId, returned === 'success')
  // Here and not next to the button, which is removed when the session ends: a started payment continues after sign-in.
  const { pay, isPaying } = usePay(reload)

  const { container, retry } = useRetryFocus(reload)

  useEffect(followSession, [])
  useEffect(() => {
    if (session.status === 'signed-out') openPanel('auth')
  }, [session.status])

  if (session.status === 'signed-out' && !isCancellationOpen)
    return (
      <Message title={texts.signInTitle}>
        <button type="button" onClick={() => openPanel('auth')} className={buttonClass('primary')}>
          {texts.signIn}
        </button>
      </Message>
    )
  return (
    <div ref={container} tabIndex={-1}>
      {state.status === 'loading' && <Loading />}
      {state.status === 'not-found' && <NotFound contact={contact} />}
      {state.status === 'failed' && (
        <Message title={texts.loadFailed}>
          <Retry onRetry={retry} />
        </Message>
      )}
      {state.status === 'ready' && state.isStale && (
        <div className="mb-6">
          <Notice tone="bad">
            <p className="mb-3">{texts.loadFailed}</p>
            <Retry onRetry={retry} />
          </Notice>
        </div>
      )}
      {state.status === 'ready' && (
        <InvoiceDetails
          invoice={state.invoice}
          returned={returned}
          isWaiting={state.isWaiting}
          isPaying={isPaying}
          onPay={() => void pay(state.invoice)}
          onCheckAgain={lookAgain}
          onChanged={onChanged}
          support={<Support contact={contact} />}
        />
      )}
    </div>
  )
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" onClick={onRetry} className={buttonClass('secondary')}>
      {texts.retry}
    </button>
  )
}

function Loading() {
  return <Skeleton label={texts.loading} className="h-screen" />
}

function NotFound({ contact }: { contact: Contact }) {
  return (
    <Message title={texts.notFound}>
      <p className="mb-6">{texts.notFoundText}</p>
      <a href="/tours" className={buttonClass('primary')}>
        {texts.explore}
      </a>
      <div className="mt-8">
        <Support contact={contact} />
      </div>
    </Message>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto min-h-96 max-w-lg">
      <h1 className="mb-5 font-display text-3xl">{title}</h1>
      {children}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import type { Settings } from '@nusa/shared/catalog'
import { type ReactNode, useEffect, useState } from 'react'
import { contactLinks } from '../../../lib/contact.ts'
import { useRetryFocus } from '../../../lib/focus.ts'
import { readLastBooking } from '../../../lib/last-booking.ts'
import { openPanel } from '../../../lib/panels.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { $session, followSession } from '../../account/index.ts'
import { $isCancelling } from '../cancel/CancelDialog.tsx'
import { InvoiceDetails } from './InvoiceDetails.tsx'
import { Notice } from './InvoiceNotices.tsx'
import { confirmationTexts as texts } from './texts.ts'
import { parseInvoiceId, useInvoice } from './use-invoice.ts'
import { usePay } from './use-pay.ts'

type Contact = Settings['contact']

/**
 * All invoices share this static page, so the id is in the URL. Without an id, the page shows this tab's last booking.
 * If this tab has no booking either, the page redirects to the home page.
 */
export function ConfirmationPage({ contact }: { contact: Contact }) {
  const [id] = useState(() => parseInvoiceId(location.pathname) ?? readLastBooking())
  useEffect(() => {
    if (id === null) location.replace('/')
  }, [id])
  if (id === null) return <Loading />
  return id === 'invalid' ? <NotFound contact={contact} /> : <Confirmation id={id} contact={contact} />
}

function Confirmation({ id, contact }: { id: string; contact: Contact }) {
  const [returnStatus] = useState(() => new URLSearchParams(location.search).get('status'))
  const session = useStore($session)
  const userId = session.status === 'signed-in' ? session.user.id : null
  // If the session ends during a cancellation, the dialog stays with its input until the traveller has signed in again.
  const shouldKeepCancelDialog = useStore($isCancelling) && session.status === 'signed-out' && session.hasEnded
  const isAwaitingPayment = returnStatus === 'success'
  const { state, reload, onChanged, checkAgain } = useInvoice(id, userId, isAwaitingPayment)
  // `usePay` is called here, because the payment button disappears when the session ends. A started payment must
  // continue after the sign-in.
  const { pay, isPaying } = usePay(reload)

  const { container, retry } = useRetryFocus(reload)

  useEffect(followSession, [])
  useEffect(() => {
    if (session.status === 'signed-out') openPanel('auth')
  }, [session.status])

  if (session.status === 'signed-out' && !shouldKeepCancelDialog)
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
          <RetryButton onRetry={retry} />
        </Message>
      )}
      {state.status === 'ready' && state.isStale && (
        <div className="mb-6">
          <Notice tone="error">
            <p className="mb-3">{texts.loadFailed}</p>
            <RetryButton onRetry={retry} />
          </Notice>
        </div>
      )}
      {state.status === 'ready' && (
        <InvoiceDetails
          invoice={state.invoice}
          returnStatus={returnStatus}
          isPolling={state.isPolling}
          isPaying={isPaying}
          onPay={() => void pay(state.invoice)}
          onCheckAgain={checkAgain}
          onChanged={onChanged}
          support={<Support contact={contact} />}
        />
      )}
    </div>
  )
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
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
        {texts.exploreTours}
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

function Support({ contact }: { contact: Contact }) {
  const linkClass = 'inline-flex min-h-11 items-center break-all text-jungle underline underline-offset-4'
  return (
    <div className="border-mist border-t pt-3 text-sm">
      <p className="font-semibold">{texts.support}</p>
      <ul>
        {contactLinks(contact).map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={linkClass}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

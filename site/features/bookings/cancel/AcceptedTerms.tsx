import type { AcceptedTerms as Terms } from '@nusa/shared/booking'
import { formatInstant } from '@nusa/shared/dates'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useRetryFocus } from '../../../lib/focus.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { cancellingTexts as texts } from './texts.ts'

/** Shows the terms in the version that the traveller accepted. */
export function AcceptedTerms({ invoiceId, bookingNumber }: { invoiceId: string; bookingNumber?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} className={buttonClass('ghost')}>
        {texts.terms}
        {bookingNumber && <span className="sr-only">: {bookingNumber}</span>}
      </button>
      {isOpen && <TermsDialog invoiceId={invoiceId} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function TermsDialog({ invoiceId, onClose }: { invoiceId: string; onClose: () => void }) {
  const [terms, setTerms] = useState<Terms | 'loading' | 'failed'>('loading')
  const isLoading = terms === 'loading'
  const { container, retry } = useRetryFocus(() => setTerms('loading'))

  useEffect(() => {
    if (!isLoading) return
    let isUnmounted = false
    void call('getTerms', { params: { id: invoiceId } }).then((result) => {
      if (!isUnmounted) setTerms(result.ok ? result.value : 'failed')
    })
    return () => {
      isUnmounted = true
    }
  }, [invoiceId, isLoading])

  return (
    <Dialog title={typeof terms === 'string' ? texts.terms : terms.title} onClose={onClose}>
      <div ref={container} tabIndex={-1}>
        {terms === 'loading' && <Skeleton label={texts.loadingTerms} className="h-[50dvh]" />}
        {terms === 'failed' && (
          <div role="alert">
            <p className="text-terracotta-deep">{texts.termsFailed}</p>
            <button type="button" onClick={retry} className={`${buttonClass('secondary')} mt-4`}>
              {texts.retry}
            </button>
          </div>
        )}
        {typeof terms === 'object' && (
          <>
            <p className="mb-4 text-ink-soft text-sm">
              {texts.termsAcceptedOn(formatInstant(new Date(terms.accepted_at)))}
            </p>
            <RichText html={terms.html} />
          </>
        )}
      </div>
    </Dialog>
  )
}

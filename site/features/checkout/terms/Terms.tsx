import { useStore } from '@nanostores/react'
import { noTermsVersion } from '@nusa/shared/booking'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useRetryFocus } from '../../../lib/focus.ts'
import { $siteData, loadSiteData } from '../../../lib/site-data.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FieldError } from '../../../ui/field/FieldParts.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { $draft, changeDraft } from '../form/draft.ts'
import { checkoutTexts as texts } from '../texts.ts'
import { areTermsAccepted, currentTermsVersion } from './accepted-terms.ts'

const scrollTolerancePx = 5

export function isScrolledToEnd(box: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): boolean {
  return box.scrollHeight - box.clientHeight - box.scrollTop <= scrollTolerancePx
}

interface Props {
  onClose: () => void
  onAgree: () => void
}

/** The traveller can agree after scrolling to the end. A newer version must be read again. */
function TermsDialog({ onClose, onAgree }: Props) {
  const siteData = useStore($siteData)
  const [readVersion, setReadVersion] = useState<string | null>(null)
  const terms = siteData.status === 'ready' ? siteData.data.terms : null
  const isRead = terms !== null && terms.version === readVersion
  const isLoading = siteData.status === 'loading'
  const { container, retry } = useRetryFocus(() => void loadSiteData())
  return (
    <Dialog
      title={terms?.title ?? texts.termsLink}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p className="mr-auto text-ink-soft text-sm">{terms && !isRead && texts.readFirst}</p>
          <button type="button" disabled={!isRead} onClick={onAgree} className={buttonClass('primary')}>
            {texts.agree}
          </button>
        </div>
      }
    >
      <div ref={container} tabIndex={-1}>
        {terms && <TermsText key={terms.version} html={terms.html} onRead={() => setReadVersion(terms.version)} />}
        {isLoading && <Skeleton label={texts.loadingTerms} className="h-[50dvh]" />}
        {!terms && !isLoading && (
          <div role="alert">
            <p className="text-terracotta-deep">{texts.termsFailed}</p>
            <button type="button" onClick={retry} className={`${buttonClass('secondary')} mt-4`}>
              {texts.retry}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function TermsText({ html, onRead }: { html: string; onRead: () => void }) {
  const box = useRef<HTMLElement>(null)
  const reportIfRead = () => {
    if (box.current && isScrolledToEnd(box.current)) onRead()
  }

  // A short text has no scrollbar. Rotating a phone or loading a font may change whether the text fits.
  const reportAfterResize = useEffectEvent(reportIfRead)
  useEffect(() => {
    const resizeObserver = new ResizeObserver(() => reportAfterResize())
    if (box.current) resizeObserver.observe(box.current)
    return () => resizeObserver.disconnect()
  }, [])

  return (
    <section
      ref={box}
      onScroll={reportIfRead}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable text must be reachable by keyboard
      tabIndex={0}
      aria-label={texts.termsLink}
      className="max-h-[50dvh] overflow-y-auto rounded-sm border border-mist-deep bg-white p-4"
    >
      <RichText html={html} />
    </section>
  )
}

/** The traveller ticks the checkbox by agreeing in the dialog, or directly if no terms are published. */
export function Terms({ error }: { error: string | undefined }) {
  const { acceptedTerms } = useStore($draft)
  const siteData = useStore($siteData)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const currentVersion = currentTermsVersion(siteData)
  const isChecked = areTermsAccepted(acceptedTerms, currentVersion)
  const hasTerms = currentVersion !== noTermsVersion
  const mustReadTerms = hasTerms && !isChecked
  const shownError = isChecked ? undefined : error
  const setAccepted = (isAgreed: boolean) => {
    changeDraft({ acceptedTerms: isAgreed ? currentVersion : null })
    setIsOpen(false)
  }
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          // The label contains the link, which is part of the sentence that the traveller agrees to.
          aria-labelledby={`${id}-label`}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={shownError ? `${id}-error` : undefined}
          onChange={() => (mustReadTerms ? setIsOpen(true) : setAccepted(!isChecked))}
          className="my-3 size-5 shrink-0 accent-jungle"
        />
        <div id={`${id}-label`} className="py-2.5">
          <label htmlFor={id}>{`${texts.terms} `}</label>
          {hasTerms ? (
            <button
              type="button"
              onClick={() => setIsOpen(true)}
              className="cursor-pointer font-semibold text-jungle underline underline-offset-4"
            >
              {texts.termsLink}
            </button>
          ) : (
            texts.termsLink
          )}
        </div>
      </div>
      <FieldError id={`${id}-error`}>{shownError}</FieldError>
      {isOpen && <TermsDialog onClose={() => setIsOpen(false)} onAgree={() => setAccepted(true)} />}
    </div>
  )
}

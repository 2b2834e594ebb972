import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { $siteData, loadSiteData } from '../../../lib/site-data.ts'
import { useRetryFocus } from '../../../lib/use-retry-focus.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { checkoutTexts as texts } from '../texts.ts'
import { isScrolledToEnd } from './scrolled.ts'

interface Props {
  onClose: () => void
  onAgree: () => void
}

/** The terms dialog. The traveller can agree after scrolling to the end; a newer version has to be read again. */
export function TermsDialog({ onClose, onAgree }: Props) {
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
        {isLoading && <Skeleton label={texts.loadingPolicy} className="h-[50dvh]" />}
        {!terms && !isLoading && (
          <div role="alert">
            <p className="text-terracotta-deep">{texts.policyFailed}</p>
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
  const check = () => {
    if (box.current && isScrolledToEnd(box.current)) onRead()
  }

  // A short text has no scrollbar. Rotating a phone or loading a font may change whether the text fits.
  const checkNow = useEffectEvent(check)
  useEffect(() => {
    const resized = new ResizeObserver(() => checkNow())
    if (box.current) resized.observe(box.current)
    return () => resized.disconnect()
  }, [])

  return (
    <section
      ref={box}
      onScroll={check}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text must be reachable by keyboard
      tabIndex={0}
      aria-label={texts.termsLink}
      className="max-h-[50dvh] overflow-y-auto rounded-sm border border-mist-deep bg-white p-4"
    >
      <RichText html={html} />
    </section>
  )
}

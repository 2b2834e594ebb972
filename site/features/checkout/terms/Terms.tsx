import { useStore } from '@nanostores/react'
import { noTermsVersion } from '@nusa/shared/booking'
import { useId, useState } from 'react'
import { $siteData } from '../../../lib/site-data.ts'
import { FieldError } from '../../../ui/field/FieldError.tsx'
import { $draft, changeDraft } from '../form/draft.ts'
import { checkoutTexts as texts } from '../texts.ts'
import { currentTermsVersion, isAccepted } from './accepted-terms.ts'
import { TermsDialog } from './TermsDialog.tsx'

/** The checkbox of the terms. It is set in their dialog after reading; at once if no terms are published. */
export function Terms({ error }: { error: string | undefined }) {
  const { acceptedTerms } = useStore($draft)
  const siteData = useStore($siteData)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const today = currentTermsVersion(siteData)
  const isChecked = isAccepted(acceptedTerms, today)
  const hasText = today !== noTermsVersion
  const shownError = isChecked ? undefined : error
  const accept = (isAgreed: boolean) => {
    changeDraft({ acceptedTerms: isAgreed ? today : null })
    setIsOpen(false)
  }
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          // The link is part of the sentence that the traveller agrees to.
          aria-labelledby={`${id}-label`}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={shownError ? `${id}-error` : undefined}
          onChange={() => (isChecked || !hasText ? accept(!isChecked) : setIsOpen(true))}
          className="my-3 size-5 shrink-0 accent-jungle"
        />
        <div id={`${id}-label`} className="py-2.5">
          <label htmlFor={id}>{`${texts.terms} `}</label>
          {hasText ? (
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
      {isOpen && <TermsDialog onClose={() => setIsOpen(false)} onAgree={() => accept(true)} />}
    </div>
  )
}

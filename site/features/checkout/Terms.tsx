import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { FieldError } from '../../ui/field/FieldError.tsx'
import { $draft, changeDraft } from './draft.ts'
import { TermsDialog } from './TermsDialog.tsx'
import { checkoutTexts as texts } from './texts.ts'

/** The checkbox of the terms. It is set in the dialog, once they have been read. */
export function Terms({ error }: { error: string | undefined }) {
  const { termsAccepted } = useStore($draft)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const accept = (termsAccepted: boolean) => {
    changeDraft({ termsAccepted })
    setIsOpen(false)
  }
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          checked={termsAccepted}
          aria-invalid={error && !termsAccepted ? true : undefined}
          aria-describedby={error && !termsAccepted ? `${id}-error` : undefined}
          onChange={() => (termsAccepted ? accept(false) : setIsOpen(true))}
          className="my-3 size-5 shrink-0 accent-jungle"
        />
        <label htmlFor={id} className="py-2.5">
          {texts.terms}{' '}
          <button
            type="button"
            onClick={() => setIsOpen(true)}
            className="cursor-pointer font-semibold text-jungle underline underline-offset-4"
          >
            {texts.termsLink}
          </button>
        </label>
      </div>
      <FieldError id={`${id}-error`}>{termsAccepted ? undefined : error}</FieldError>
      {isOpen && <TermsDialog onClose={() => setIsOpen(false)} onAgree={() => accept(true)} />}
    </div>
  )
}

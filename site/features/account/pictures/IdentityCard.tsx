import type { Account, VerifyStatus } from '@nusa/shared/account'
import { formatDate, todayInBali } from '@nusa/shared/dates'
import { type ComponentType, useRef, useState } from 'react'
import { isFocusLost } from '../../../lib/focus.ts'
import { runWhenLoaded } from '../../../lib/load-code.ts'
import { buttonClass } from '../../../ui/button.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { pictureTexts as texts } from './texts.ts'

const statusTones = {
  not_verified: 'neutral',
  in_review: 'waiting',
  verified: 'good',
  refused: 'bad',
} as const satisfies Record<VerifyStatus, string>

export function IdentityCard({ account }: { account: Account }) {
  const [OpenDialog, setOpenDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const { verify_status: status } = account
  const openDialog = (name: 'IdentityDialog' | 'ViewDocumentDialog' | 'WithdrawDocumentDialog') =>
    runWhenLoaded(import('./IdentityDialogs.tsx'), (dialogs) => setOpenDialog(() => dialogs[name]))
  const verifyButton = useRef<HTMLButtonElement>(null)
  const closeDialog = () => {
    setOpenDialog(null)
    // The button that opened the dialog may have been removed with the document.
    requestAnimationFrame(() => isFocusLost() && verifyButton.current?.focus())
  }
  const canWithdraw = status === 'in_review' || status === 'refused'
  const isDocumentDeleted = !account.has_verify_upload && status !== 'not_verified'
  return (
    <section aria-labelledby="identity-title" className="rounded-md border border-mist-deep bg-white p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="identity-title" className="font-semibold">
          {texts.identity}
        </h3>
        <span aria-live="polite">
          <StatusBadge label={texts.statusLabels[status]} tone={statusTones[status]} />
        </span>
      </div>
      <p className="mt-2">{statusText(account)}</p>
      {isDocumentDeleted && <p className="mt-2 text-ink-soft text-sm">{texts.documentDeleted}</p>}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {status !== 'verified' && (
          <button
            ref={verifyButton}
            type="button"
            onClick={() => openDialog('IdentityDialog')}
            className={buttonClass(status === 'in_review' ? 'secondary' : 'primary')}
          >
            {status === 'in_review' ? texts.replaceDocument : texts.verify}
          </button>
        )}
        {account.has_verify_upload && (
          <button type="button" onClick={() => openDialog('ViewDocumentDialog')} className={buttonClass('ghost')}>
            {texts.viewDocument}
          </button>
        )}
        {canWithdraw && (
          <button type="button" onClick={() => openDialog('WithdrawDocumentDialog')} className={buttonClass('ghost')}>
            {texts.withdraw}
          </button>
        )}
      </div>
      {OpenDialog && <OpenDialog onClose={closeDialog} />}
    </section>
  )
}

function statusText({ verify_status, verify_reason, verify_uploaded_at }: Account): string {
  switch (verify_status) {
    case 'not_verified':
      return texts.identityText
    case 'in_review':
      return verify_uploaded_at
        ? texts.inReview(formatDate(todayInBali(new Date(verify_uploaded_at))))
        : texts.inReviewWithoutDate
    case 'verified':
      return texts.verified
    case 'refused':
      return verify_reason ? texts.refused(verify_reason) : texts.refusedWithoutReason
  }
}

import type { Account } from '@nusa/shared/account'
import { type ComponentType, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { runWhenLoaded } from '../../../lib/load-code.ts'
import { buttonClass } from '../../../ui/button.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { accountSatisfies, applyAccountChanges } from '../profile/store.ts'
import { useAccountRequest } from '../profile/use-account-request.ts'
import { pictureTexts as texts } from './texts.ts'

/** Twice the displayed size, for screens with a high resolution. */
const avatarPx = 192

interface Props {
  account: Account
  /** Shown if the account has no photo. */
  initial: string
}

export function AvatarCard({ account: { avatar_url }, initial }: Props) {
  const [OpenDialog, setOpenDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const { isBusy, pendingAttributes, send } = useAccountRequest()
  const changeButton = useRef<HTMLButtonElement>(null)

  const openAvatarDialog = () =>
    runWhenLoaded(import('./AvatarDialog.tsx'), ({ AvatarDialog }) => setOpenDialog(() => AvatarDialog))
  /** After a lost response, an account without a photo shows that the server has removed the photo. */
  const findRemovalResult = () =>
    accountSatisfies((current) => current.avatar_url === null) ? ({ ok: true, value: { ok: true } } as const) : null
  const removeAvatar = (pressedButton: Element) =>
    send(
      () => call('removeAvatar'),
      (result) => {
        if (!result.ok)
          return toast({ title: texts.error, description: result.message, tone: 'destructive', subject: pressedButton })
        // The pressed button is removed with the photo.
        if (document.activeElement === pressedButton) changeButton.current?.focus()
        applyAccountChanges({ avatar_url: null })
        toast({ title: texts.photoRemoved })
      },
      findRemovalResult,
    )

  return (
    <section {...pendingAttributes} aria-label={texts.photo} className="flex flex-wrap items-center gap-5">
      {avatar_url ? (
        <img
          src={`${avatar_url}&size=${avatarPx}`}
          alt={texts.photo}
          width={96}
          height={96}
          className="size-24 shrink-0 rounded-full bg-mist object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-24 shrink-0 place-items-center rounded-full bg-jungle-pale font-display text-4xl text-jungle-deep uppercase"
        >
          {initial}
        </span>
      )}
      <div className="min-w-0 grow basis-40">
        <p className="text-ink-soft text-sm">{texts.photoText}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <button ref={changeButton} type="button" onClick={openAvatarDialog} className={buttonClass('secondary')}>
            {avatar_url ? texts.changePhoto : texts.addPhoto}
          </button>
          {avatar_url && (
            <button
              type="button"
              onClick={(event) => !isBusy && void removeAvatar(event.currentTarget)}
              aria-disabled={isBusy}
              className={buttonClass('ghost')}
            >
              {texts.removePhoto}
            </button>
          )}
        </div>
      </div>
      {OpenDialog && <OpenDialog onClose={() => setOpenDialog(null)} />}
    </section>
  )
}

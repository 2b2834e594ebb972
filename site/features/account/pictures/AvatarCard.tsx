import type { Account } from '@nusa/shared/account'
import { type ComponentType, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { withCode } from '../../../lib/code.ts'
import { buttonClass } from '../../../ui/button.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { isAccount, noteAccount } from '../store.ts'
import { useSending } from '../use-sending.ts'
import { pictureTexts as texts } from './texts.ts'

interface Props {
  account: Account
  /** The letter shown without a photo. */
  initial: string
}

/** The traveller's photo, or a letter. */
export function AvatarCard({ account: { avatar_url }, initial }: Props) {
  const [Open, setOpen] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const { isBusy, unfinished, send } = useSending()
  const changeButton = useRef<HTMLButtonElement>(null)

  const change = () => withCode(import('./AvatarDialog.tsx'), ({ AvatarDialog }) => setOpen(() => AvatarDialog))
  const remove = (pressed: Element) =>
    send(
      () => call('removeAvatar'),
      (answer) => {
        if (!answer.ok)
          return toast({ title: texts.error, description: answer.message, tone: 'destructive', of: pressed })
        // The pressed button is removed with the photo.
        if (document.activeElement === pressed) changeButton.current?.focus()
        noteAccount({ avatar_url: null })
        toast({ title: texts.photoRemoved })
      },
      () => (isAccount((now) => now.avatar_url === null) ? ({ ok: true, value: { ok: true } } as const) : null),
    )

  return (
    <section {...unfinished} aria-label={texts.photo} className="flex flex-wrap items-center gap-5">
      {avatar_url ? (
        <img
          src={`${avatar_url}&size=192`}
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
          <button ref={changeButton} type="button" onClick={change} className={buttonClass('secondary')}>
            {avatar_url ? texts.changePhoto : texts.addPhoto}
          </button>
          {avatar_url && (
            <button
              type="button"
              onClick={(event) => !isBusy && void remove(event.currentTarget)}
              aria-disabled={isBusy}
              className={buttonClass('ghost')}
            >
              {texts.removePhoto}
            </button>
          )}
        </div>
      </div>
      {Open && <Open onClose={() => setOpen(null)} />}
    </section>
  )
}

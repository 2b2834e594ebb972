import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { settingsTexts as texts } from './texts.ts'

interface Props {
  /** The words of the button that opens it. */
  opener: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  form: RefObject<HTMLFormElement | null>
  isBusy: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A form in its own place, closed until it is wanted; it says so while something typed in it is not saved. */
export function SettingForm({ opener, isOpen, onOpen, form, isBusy, onSubmit, children }: Props) {
  const [isTouched, setIsTouched] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  const close = () => {
    setIsTouched(false)
    onOpen(false)
  }

  if (!isOpen)
    return (
      <button type="button" aria-expanded={false} onClick={() => onOpen(true)} className={buttonClass('secondary')}>
        {opener}
      </button>
    )
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={() => setIsTouched(true)}
      aria-busy={isBusy}
      data-unfinished={isTouched ? '' : undefined}
      className="grid max-w-md gap-4"
    >
      {children}
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={isBusy} className={buttonClass('primary')}>
          {isBusy ? texts.working : texts.save}
        </button>
        <button type="button" onClick={close} className={buttonClass('secondary')}>
          {texts.cancel}
        </button>
      </div>
    </form>
  )
}

import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { isFocusLost } from '../../../lib/focus.ts'
import { buttonClass } from '../../../ui/button.ts'
import { keepToastsOnTop } from '../../../ui/toast/toast.ts'
import { useLeaveWarning } from '../use-leave-warning.ts'
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

/** A form in its own place, closed until it is wanted. Leaving the page asks first while something typed in it is not saved. */
export function SettingForm({ opener, isOpen, onOpen, form, isBusy, onSubmit, children }: Props) {
  const [isTouched, setIsTouched] = useState(false)
  const openButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLeaveWarning(isOpen && isTouched)

  useEffect(() => {
    // What was said of the form is gone with it, and what was pressed there.
    if (wasOpen.current && !isOpen) keepToastsOnTop()
    if (wasOpen.current && !isOpen && isFocusLost()) openButton.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  const start = () => {
    setIsTouched(false)
    onOpen(true)
  }

  if (!isOpen)
    return (
      <button ref={openButton} type="button" aria-expanded={false} onClick={start} className={buttonClass('secondary')}>
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
        {/* What is being sent is done all the same. */}
        <button
          type="button"
          onClick={() => !isBusy && onOpen(false)}
          aria-disabled={isBusy}
          className={buttonClass('secondary')}
        >
          {texts.cancel}
        </button>
      </div>
    </form>
  )
}

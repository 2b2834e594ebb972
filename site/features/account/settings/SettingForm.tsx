import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { isFocusLost } from '../../../lib/focus.ts'
import { buttonClass } from '../../../ui/button.ts'
import { moveToastsToTop } from '../../../ui/toast/toast.ts'
import { useLeaveWarning } from '../profile/use-leave-warning.ts'
import { settingsTexts as texts } from './texts.ts'

interface Props {
  /** The label of the button that opens it. */
  openLabel: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  form: RefObject<HTMLFormElement | null>
  isBusy: boolean
  onSubmit: () => void
  children: ReactNode
}

/** An inline form, closed until needed. The browser warns before the page is left with unsaved input. */
export function SettingForm({ openLabel, isOpen, onOpen, form, isBusy, onSubmit, children }: Props) {
  const [isTouched, setIsTouched] = useState(false)
  const openButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLeaveWarning(isOpen && isTouched)

  useEffect(() => {
    // The form's messages and the pressed button were removed with it.
    if (wasOpen.current && !isOpen) moveToastsToTop()
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
        {openLabel}
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
        {/* A running request cannot be cancelled. */}
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

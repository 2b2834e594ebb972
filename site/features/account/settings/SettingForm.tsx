import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { call } from '../../../lib/api.ts'
import { isFocusLost } from '../../../lib/focus.ts'
import { buttonClass } from '../../../ui/button.ts'
import { PasswordField, UserNameField } from '../../../ui/password/PasswordField.tsx'
import { moveToastsToTop, toast } from '../../../ui/toast/toast.ts'
import { type PendingAttributes, useLeaveWarning } from '../profile/use-account-request.ts'
import { settingsTexts as texts } from './texts.ts'

interface Props {
  openLabel: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  form: RefObject<HTMLFormElement | null>
  isBusy: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A button that opens the form of a setting. Warns before the page is left with unsaved input. */
export function SettingForm({ openLabel, isOpen, onOpenChange, form, isBusy, onSubmit, children }: Props) {
  const [isTouched, setIsTouched] = useState(false)
  const openButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLeaveWarning(isOpen && isTouched)

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed) return
    // Closing has removed the form, including the clicked button and the fields that toasts refer to.
    moveToastsToTop()
    if (isFocusLost()) openButton.current?.focus()
  }, [isOpen])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  const openForm = () => {
    setIsTouched(false)
    onOpenChange(true)
  }

  if (!isOpen)
    return (
      <button
        ref={openButton}
        type="button"
        aria-expanded={false}
        onClick={openForm}
        className={buttonClass('secondary')}
      >
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
          onClick={() => !isBusy && onOpenChange(false)}
          aria-disabled={isBusy}
          className={buttonClass('secondary')}
        >
          {texts.cancel}
        </button>
      </div>
    </form>
  )
}

interface SettingProps {
  title: string
  text: ReactNode
  pendingAttributes?: PendingAttributes
  children: ReactNode
}

export function Setting({ title, text, pendingAttributes, children }: SettingProps) {
  const id = useId()
  return (
    <section {...pendingAttributes} aria-labelledby={id} className="py-6">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="mt-1 text-ink-soft">{text}</p>
      <div className="mt-4">{children}</div>
    </section>
  )
}

interface CurrentPasswordProps {
  email: string
  label: string
  /** Password managers recognise the field by this name. */
  name?: string
  value: string
  onValue: (value: string) => void
  error: string | undefined
  readOnly: boolean
}

/** The field for the current password, with a button that sends a reset link to a user who has forgotten it. */
export function CurrentPasswordField({ email, ...fieldProps }: CurrentPasswordProps) {
  const [isSending, setIsSending] = useState(false)

  const sendLink = async ({ currentTarget }: MouseEvent) => {
    if (isSending) return
    setIsSending(true)
    const result = await call('forgotPassword', { body: { email } })
    setIsSending(false)
    if (result.ok) toast({ title: texts.linkSent, description: texts.linkSentText(email) })
    else toast({ title: texts.error, description: result.message, tone: 'destructive', subject: currentTarget })
  }

  return (
    <div>
      <UserNameField email={email} />
      <PasswordField autoComplete="current-password" {...fieldProps} />
      <button
        type="button"
        onClick={(event) => void sendLink(event)}
        aria-disabled={isSending}
        className="mt-1 min-h-11 cursor-pointer text-jungle text-sm underline underline-offset-4"
      >
        {isSending ? texts.working : texts.forgot}
      </button>
    </div>
  )
}

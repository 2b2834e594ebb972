import { useStore } from '@nanostores/react'
import { emailSchema } from '@nusa/shared/account'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { focusFirstError } from '../../../lib/form.ts'
import { useFieldErrors } from '../../../lib/use-field-errors.ts'
import { buttonClass } from '../../../ui/button.ts'
import { showFormToast } from '../../../ui/toast/toast.ts'
import { $authInput } from './auth-input.ts'
import { EmailField } from './EmailField.tsx'
import { SentMessage } from './SentMessage.tsx'
import { sessionTexts as texts } from './texts.ts'

interface Props {
  /** The token of the invalid link, which identifies the account. Without it the form has an email field. */
  token: string | null
  redirect: string | undefined
  /** False if another action is the more likely next step. */
  isMain: boolean
}

/** Requests another verification link. The response does not reveal whether such an account exists. */
export function ResendLink({ token, redirect, isMain }: Props) {
  const { email } = useStore($authInput)
  const [errors, setErrors] = useFieldErrors({ email })
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready')
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    const address = email.trim()
    if (!token && !emailSchema.safeParse(address).success) {
      setErrors({ email: texts.emailInvalid })
      return focusFirstError(form.current)
    }
    setErrors({})
    setState('busy')
    const result = await call('resendVerification', { body: { ...(token ? { token } : { email: address }), redirect } })
    setState(result.ok ? 'sent' : 'ready')
    if (!result.ok) showFormToast(form.current, { title: texts.error, description: result.message })
  }

  return (
    <div className="w-full">
      <SentMessage isSent={state === 'sent'} title={texts.resent} text={texts.resentText} />
      {state !== 'sent' && (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
          {!token && <EmailField error={errors.email} readOnly={state === 'busy'} />}
          <button
            type="submit"
            aria-disabled={state === 'busy'}
            className={`${buttonClass(isMain ? 'primary' : 'secondary')} justify-self-start`}
          >
            {state === 'busy' ? texts.working : texts.resend}
          </button>
        </form>
      )}
    </div>
  )
}

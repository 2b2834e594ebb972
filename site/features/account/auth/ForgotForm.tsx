import { useStore } from '@nanostores/react'
import { forgotPasswordSchema } from '@nusa/shared/account'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { focusFirstError } from '../../../lib/form.ts'
import { useFieldErrors } from '../../../lib/use-field-errors.ts'
import { buttonClass } from '../../../ui/button.ts'
import { useFormToast } from '../../../ui/toast/use-form-toast.ts'
import { $authInput } from './auth-input.ts'
import { EmailField } from './EmailField.tsx'
import { SentMessage } from './SentMessage.tsx'
import { sessionTexts } from './texts.ts'

/** Requests the mail with the link to reset the password. */
export function ForgotForm() {
  const { email } = useStore($authInput)
  const [errors, setErrors] = useFieldErrors({ email })
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready')
  const { form, refuse } = useFormToast()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    const body = { email: email.trim() }
    if (!forgotPasswordSchema.safeParse(body).success) {
      setErrors({ email: sessionTexts.emailInvalid })
      return focusFirstError(form.current)
    }
    setErrors({})
    setState('busy')
    const result = await call('forgotPassword', { body })
    setState(result.ok ? 'sent' : 'ready')
    if (!result.ok) refuse({ title: sessionTexts.error, description: result.message })
  }

  return (
    <>
      <SentMessage isSent={state === 'sent'} title={sessionTexts.linkSent} text={sessionTexts.linkSentText} />
      {state !== 'sent' && (
        <form ref={form} noValidate onSubmit={submit} data-unfinished={email ? '' : undefined} className="grid gap-4">
          <p>{sessionTexts.forgotHint}</p>
          <EmailField error={errors.email} readOnly={state === 'busy'} />
          <button type="submit" aria-disabled={state === 'busy'} className={`${buttonClass('primary')} w-full`}>
            {state === 'busy' ? sessionTexts.working : sessionTexts.sendLink}
          </button>
        </form>
      )}
    </>
  )
}

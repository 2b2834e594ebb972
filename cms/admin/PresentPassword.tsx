'use client'

import { FieldError, PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { translated } from '../i18n/translated.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { presentPasswordField as path } from '../sign-in/present-password.ts'
import { signInTexts } from '../sign-in/texts.ts'
import { KeepErrorsCurrent } from './form-errors/KeepErrorsCurrent.tsx'
import { useSentPassword } from './use-sent-password.ts'

/** Asks whoever changes who signs in with an account, or with which rights, for the own password, once there is something to confirm. */
export function PresentPassword() {
  const { user } = useAuth()
  // The first one who registers has none yet.
  return user && <Question />
}

function Question() {
  const { isEditing } = useDocumentInfo()
  const isOther = useFormFields(
    ([{ email, password, role }]) =>
      Boolean(password?.value) || email?.value !== email?.initialValue || role?.value !== role?.initialValue,
  )
  const language = useLanguage()
  const refusal = useSentPassword()
  return (
    <>
      <KeepErrorsCurrent />
      {refusal && (
        <FieldError path="password" message={translated(signInTexts.notTaken(refusal), language)} showError />
      )}
      {(isOther || !isEditing) && <Field />}
    </>
  )
}

function Field() {
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const language = useLanguage()
  // What is no longer asked for is not sent either.
  useEffect(() => () => dispatch({ type: 'REMOVE', path }), [dispatch])
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: translated(signInTexts.yourPassword, language), required: true }}
      path={path}
      validate={leaveToServer}
    />
  )
}

/**
 * Only the server knows the password, and says so as well where none is given. A browser that judged it a moment after the
 * last key would take back what the server has said of it since.
 */
const leaveToServer = () => true as const

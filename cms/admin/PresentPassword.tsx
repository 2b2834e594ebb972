'use client'

import { FieldError, PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { translated } from '../i18n/translated.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { presentPasswordField as path } from '../sign-in/present-password.ts'
import { signInTexts } from '../sign-in/texts.ts'
import { KeepErrorsCurrent } from './form-errors/KeepErrorsCurrent.tsx'
import { useSentPassword } from './use-sent-password.ts'

/** Requests the user's current password as soon as the form changes an account's password, e-mail address or role. */
export function PresentPassword() {
  const { user } = useAuth()
  // While the first user registers, no user is signed in.
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
  // Removes the password from the form when it is no longer requested.
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
 * Only the server can check the password, and it also reports a missing one. Validation in the browser would clear the
 * server's message after the next key.
 */
const leaveToServer = () => true as const

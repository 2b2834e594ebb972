'use client'

import { FieldDescription, FieldError, PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { KeepErrorsCurrent } from '../../payload-fixes/form-errors/KeepErrorsCurrent.tsx'
import { currentPasswordPath as path } from './current-password.ts'
import { currentPasswordTexts } from './texts.ts'
import { useIsFirstUser } from './use-is-first-user.ts'
import { useNewPasswordRejection } from './use-new-password.ts'

/** Requests the user's current password in a form that creates an account, or changes a password, email or role. */
export function CurrentPassword() {
  return useIsFirstUser() ? null : <PasswordPrompt />
}

function PasswordPrompt() {
  const { isEditing } = useDocumentInfo()
  const isSensitiveChange = useFormFields(
    ([{ email, password, role }]) =>
      Boolean(password?.value) || email?.value !== email?.initialValue || role?.value !== role?.initialValue,
  )
  const language = useLanguage()
  const rejectionMessage = useNewPasswordRejection()
  return (
    <>
      <KeepErrorsCurrent />
      {rejectionMessage && (
        <FieldError
          path="password"
          message={translateMessage(currentPasswordTexts.newPasswordRefused(rejectionMessage), language)}
          showError
        />
      )}
      {(isSensitiveChange || !isEditing) && <CurrentPasswordField />}
    </>
  )
}

function CurrentPasswordField() {
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const language = useLanguage()
  // Removes the password from the form when it is no longer requested.
  useEffect(() => () => dispatch({ type: 'REMOVE', path }), [dispatch])
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: path, label: translateMessage(currentPasswordTexts.yourPassword, language), required: true }}
        path={path}
        validate={skipClientValidation}
      />
      <FieldDescription description={translateMessage(currentPasswordTexts.yourPasswordHelp, language)} path={path} />
    </div>
  )
}

/**
 * The browser's validation would clear the server's message when the user presses a key. The server reports a missing
 * and a wrong password.
 */
const skipClientValidation = () => true as const

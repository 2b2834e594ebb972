'use client'

import { EmailField, Form, FormSubmit, Link, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

/**
 * Requests a password reset link. Payload's form shows every response as a success. This form shows the error message
 * if the request is refused.
 */
export function ForgotPassword() {
  const { t } = useTranslation()
  const [isSent, setIsSent] = useState(false)
  const backLink = (
    <Link href="/admin/login" prefetch={false}>
      {t('authentication:backToLogin')}
    </Link>
  )
  if (isSent) {
    return (
      <div className="form-header">
        <h1>{t('authentication:emailSent')}</h1>
        <p role="status">{t('authentication:checkYourEmailForPasswordReset')}</p>
        {backLink}
      </div>
    )
  }
  return (
    <Form
      action="/api/users/forgot-password"
      method="POST"
      className="forgot-password__form"
      initialState={{ email: { initialValue: '', valid: true, value: '' } }}
      disableSuccessStatus
      onSuccess={() => setIsSent(true)}
    >
      <div className="form-header">
        <h1>{t('authentication:forgotPassword')}</h1>
        <p>{t('authentication:forgotPasswordEmailInstructions')}</p>
      </div>
      <EmailField
        path="email"
        field={{ name: 'email', label: t('general:email'), required: true, admin: { autoComplete: 'username' } }}
        validate={(value) => Boolean(value) || t('validation:emailAddress')}
      />
      <FormSubmit size="large">{t('general:submit')}</FormSubmit>
      {backLink}
    </Form>
  )
}

'use client'

import { passwordRules } from '@nusa/shared/account'
import {
  ConfirmPasswordField,
  Form,
  FormSubmit,
  HiddenField,
  PasswordField,
  useConfig,
  useTranslation,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { invitationTexts } from './invitation-texts.ts'

/** Sets the first password of an invited user, and signs the user in. */
export function WelcomeForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const { config } = useConfig()
  const texts = useTexts(invitationTexts)
  const { admin, api } = config.routes
  const emptyField = { initialValue: '', valid: false, value: '' }
  return (
    <Form
      action={formatAdminURL({ apiRoute: api, path: '/users/reset-password' })}
      initialState={{
        password: emptyField,
        'confirm-password': emptyField,
        token: { initialValue: token, valid: true, value: token },
      }}
      method="POST"
      // Loads a whole page, because all of the admin must be rendered again for the signed-in user.
      onSuccess={() => window.location.assign(admin)}
    >
      <p id="nusa-needs">{texts.passwordRequirements}</p>
      <ul aria-labelledby="nusa-needs">
        {passwordRules.map(({ id }) => (
          <li key={id}>{texts.rules[id]}</li>
        ))}
      </ul>
      <PasswordField
        autoComplete="new-password"
        field={{ name: 'password', label: t('authentication:newPassword'), required: true }}
        path="password"
        schemaPath="users.password"
      />
      <ConfirmPasswordField />
      <HiddenField path="token" value={token} />
      <FormSubmit size="large">{texts.savePassword}</FormSubmit>
    </Form>
  )
}

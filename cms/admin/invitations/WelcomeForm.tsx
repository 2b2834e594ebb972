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
import { useWords } from '../../i18n/use-language.ts'
import { invitationWords } from './words/index.ts'

/** Sets the first password of an account with a mailed link, which also signs in. */
export function WelcomeForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const { config } = useConfig()
  const words = useWords(invitationWords)
  const { admin, api } = config.routes
  const empty = { initialValue: '', valid: false, value: '' }
  return (
    <Form
      action={formatAdminURL({ apiRoute: api, path: '/users/reset-password' })}
      initialState={{
        password: empty,
        'confirm-password': empty,
        token: { initialValue: token, valid: true, value: token },
      }}
      method="POST"
      // A full page load, because all of the admin must be rendered for the signed-in user.
      onSuccess={() => window.location.assign(admin)}
    >
      <p id="nusa-needs">{words.needs}</p>
      <ul aria-labelledby="nusa-needs">
        {passwordRules.map(({ id }) => (
          <li key={id}>{words.rules[id]}</li>
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
      <FormSubmit size="large">{words.save}</FormSubmit>
    </Form>
  )
}

'use client'

import { Button, useConfig, useFormFields, useFormInitializing } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { useIsFirstUser } from '../../../fields/current-password/use-is-first-user.ts'
import { newPasswordPaths } from '../../../fields/current-password/use-new-password.ts'
import type { PendingInvitation } from '../find-invitations.ts'
import { inviteField } from '../invite-field.ts'
import { type InvitationTexts, invitationTexts } from './invitation-texts.ts'
import '../../../admin/office.css'

interface Props {
  /** Null while the account is being created. */
  id: number | null
  /** Null if the user has chosen a password. */
  invitation: PendingInvitation | null
}

/** Shows whether a user has chosen a password. If not, it shows a button that sends the invitation again. */
export function Access({ id, invitation }: Props) {
  const texts = useTexts(invitationTexts)
  const isFirstUser = useIsFirstUser()
  // The first user chooses the password in the form.
  if (id === null) return isFirstUser ? null : <InviteNewUser texts={texts} />
  return (
    <div className="field-type nusa-record-action">
      <p>
        <strong>{texts.accessLabel}:</strong> {invitation ? texts.invitedStatus : texts.activeStatus}
      </p>
      {invitation && (
        <>
          <p>
            {texts.passwordNotChosen(invitation.expiresAt === null ? null : new Date(invitation.expiresAt), new Date())}
          </p>
          <ResendInvitation id={id} texts={texts} />
        </>
      )}
    </div>
  )
}

/**
 * Payload requires a password for a new account, so this fills the password fields with a random one, which the server
 * discards. The fields are hidden (office.css), so that an administrator neither sees nor invents a password.
 */
function InviteNewUser({ texts }: { texts: InvitationTexts }) {
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const [randomPassword] = useState(() => `Aa1-${crypto.randomUUID()}`)
  const fields = useFormFields(([formFields]) => formFields)
  const isInitializing = useFormInitializing()
  // Payload's initial state and its delayed validation can replace the random password, so each change is checked.
  useEffect(() => {
    if (isInitializing) return
    const hasRandomPassword = newPasswordPaths.every((path) => fields[path]?.value === randomPassword)
    if (hasRandomPassword && fields[inviteField]?.value === true) return
    for (const path of newPasswordPaths) dispatch({ type: 'UPDATE', path, value: randomPassword, valid: true })
    dispatch({ type: 'UPDATE', path: inviteField, value: true, valid: true })
  }, [dispatch, fields, isInitializing, randomPassword])
  return <p className="field-type nusa-invitation-hint">{texts.invitationNotice}</p>
}

function ResendInvitation({ id, texts }: { id: number; texts: InvitationTexts }) {
  const { config } = useConfig()
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const resend = async () => {
    setIsBusy(true)
    setMessage(
      await postInvitation(formatAdminURL({ apiRoute: config.routes.api, path: `/users/${id}/invite` }), texts),
    )
    setIsBusy(false)
  }
  return (
    <>
      <Button onClick={() => void resend()} disabled={isBusy} margin={false} buttonStyle="secondary">
        {texts.sendAgain}
      </Button>
      <p role="status">{message}</p>
    </>
  )
}

async function postInvitation(url: string, texts: InvitationTexts): Promise<string> {
  try {
    const response = await fetch(url, { method: 'POST', credentials: 'same-origin' })
    const { message, errors } = (await response.json()) as { message?: string; errors?: { message?: string }[] }
    return message ?? errors?.[0]?.message ?? texts.requestFailed
  } catch {
    return texts.requestFailed
  }
}

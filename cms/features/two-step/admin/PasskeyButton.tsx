'use client'

import { useConfig } from '@payloadcms/ui'
import { startAuthentication } from '@simplewebauthn/browser'
import { useSearchParams } from 'next/navigation.js'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { useState } from 'react'
import { useIsHydrated } from '../../../admin/use-is-hydrated.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { twoStepTexts } from '../texts/index.ts'
import { anyObjectSchema, authenticationStartSchema, postStep } from './post-step.ts'
import './two-step.css'

interface Props {
  /** The path of the endpoint that verifies the passkey. The same path with `/start` returns the challenge. */
  path: `/${string}`
  label: string
  /** The URL that is opened after the sign-in. */
  continueTo: string
  onFailure: (message: string) => void
}

export function PasskeyButton({ path, label, continueTo, onFailure }: Props) {
  const { config } = useConfig()
  const texts = useTexts(twoStepTexts).step
  const [isBusy, setIsBusy] = useState(false)
  const isHydrated = useIsHydrated()
  const url = formatAdminURL({ apiRoute: config.routes.api, path: `/users${path}` })
  const signIn = async () => {
    const startResult = await postStep(`${url}/start`, {}, authenticationStartSchema)
    if (!startResult.isAccepted) return onFailure(startResult.message ?? texts.failed)
    const { id, options } = startResult.content
    // The browser refuses if the user cancels or has no passkey for this site.
    const response = await startAuthentication({ optionsJSON: options }).catch(() => null)
    if (response === null) return onFailure(texts.passkeyFailed)
    const result = await postStep(url, { id, response }, anyObjectSchema)
    if (!result.isAccepted) return onFailure(result.message ?? texts.failed)
    // Loads a full page, because all of the admin must be rendered for the signed-in user.
    window.location.assign(continueTo)
  }
  const handleClick = () => {
    setIsBusy(true)
    onFailure('')
    void signIn().finally(() => setIsBusy(false))
  }
  return (
    <button type="button" disabled={isBusy || !isHydrated} onClick={handleClick}>
      {label}
    </button>
  )
}

/** Signs in with a passkey instead of the password. */
export function PasskeySignIn() {
  const { config } = useConfig()
  const { admin } = config.routes
  const searchParams = useSearchParams()
  const texts = useTexts(twoStepTexts).step
  const [message, setMessage] = useState('')
  return (
    <div className="nusa-two-step nusa-two-step--alone">
      <PasskeyButton
        path="/passkey-sign-in"
        label={texts.withoutPassword}
        continueTo={getSafeRedirect({ fallbackTo: admin, redirectTo: searchParams.get('redirect') ?? admin })}
        onFailure={setMessage}
      />
      <p role="alert" className="nusa-two-step__error">
        {message}
      </p>
    </div>
  )
}

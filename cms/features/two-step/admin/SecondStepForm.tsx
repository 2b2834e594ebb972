'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../../admin/use-is-hydrated.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { twoStepTexts } from '../texts/index.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { anyObjectSchema, postStep } from './post-step.ts'
import './two-step.css'

interface Methods {
  hasApp: boolean
  hasPasskey: boolean
}

/** Accepts a passkey, a code of the authenticator app or a recovery code. */
export function SecondStepForm({ continueTo, methods }: { continueTo: string; methods: Methods }) {
  const { config } = useConfig()
  const texts = useTexts(twoStepTexts).step
  const [code, setCode] = useState('')
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isHydrated = useIsHydrated()
  const codeRef = useRef<HTMLInputElement>(null)
  // Focuses the input for a code, unless the user can use a passkey instead.
  useEffect(() => {
    if (isHydrated && !methods.hasPasskey) codeRef.current?.focus()
  }, [isHydrated, methods.hasPasskey])
  const url = formatAdminURL({ apiRoute: config.routes.api, path: '/users/second-step' })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setMessage('')
    const result = await postStep(url, { code }, anyObjectSchema)
    // Loads a full page, because all of the admin must be rendered for the signed-in user.
    if (result.isAccepted) return window.location.assign(continueTo)
    setMessage(result.message ?? texts.failed)
    setIsBusy(false)
  }
  return (
    <fieldset className="nusa-two-step" disabled={!isHydrated}>
      <p role="alert" className="nusa-two-step__error">
        {message}
      </p>
      {methods.hasPasskey && (
        <PasskeyButton
          path="/second-step/passkey"
          label={texts.usePasskey}
          continueTo={continueTo}
          onFailure={setMessage}
        />
      )}
      <form onSubmit={(event) => void send(event)}>
        <label>
          {texts.code}
          <input
            required
            ref={codeRef}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            aria-describedby="nusa-code-help"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
        <p id="nusa-code-help">{methods.hasApp ? texts.codeHelp : texts.recoveryHelp}</p>
        <button type="submit" disabled={isBusy}>
          {texts.continue}
        </button>
      </form>
      <p>{texts.lostDeviceHelp}</p>
      <CancelSignIn label={texts.otherAccount} />
    </fieldset>
  )
}

/** Ends a sign-in that waits for the second step, so that the user can sign in with another account. */
export function CancelSignIn({ label }: { label: string }) {
  const { config } = useConfig()
  const { admin, api } = config.routes
  const cancel = async () => {
    await postStep(formatAdminURL({ apiRoute: api, path: '/users/second-step/cancel' }), {}, anyObjectSchema)
    window.location.assign(formatAdminURL({ adminRoute: admin, path: '/login' }))
  }
  return (
    <p>
      <button type="button" className="nusa-two-step__link" onClick={() => void cancel()}>
        {label}
      </button>
    </p>
  )
}

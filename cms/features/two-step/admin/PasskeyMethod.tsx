'use client'

import { startRegistration } from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { twoStepTexts } from '../texts/index.ts'
import { postStep, registrationStartSchema } from './post-step.ts'
import type { TwoStep } from './use-two-step.ts'

export function PasskeyMethod({ twoStep }: { twoStep: TwoStep }) {
  const texts = useTexts(twoStepTexts).page
  /** The name in the form; null while the form is closed. */
  const [name, setName] = useState<string | null>(null)
  const addPasskey = async (event: FormEvent) => {
    event.preventDefault()
    const startResult = await postStep(twoStep.endpointUrl('/two-step/passkeys/start'), {}, registrationStartSchema)
    if (!startResult.isAccepted)
      return twoStep.showMessage({ text: startResult.message ?? texts.failed, isError: true })
    // The browser refuses if the user cancels or the authenticator is registered already.
    const response = await startRegistration({ optionsJSON: startResult.content.options }).catch(() => null)
    if (response === null) return twoStep.showMessage({ text: texts.passkeyFailed, isError: true })
    if (await twoStep.sendChange('/two-step/passkeys', { name, response }, texts.saved)) setName(null)
  }
  return (
    <section aria-labelledby="nusa-passkeys">
      <h2 id="nusa-passkeys">{texts.passkeys}</h2>
      <p>{texts.passkeyHelp}</p>
      {twoStep.state.passkeys.length > 0 && (
        <ul className="nusa-two-step__list">
          {twoStep.state.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>
                <p>{texts.passkeyUsed(passkey.createdAt, passkey.lastUsedAt)}</p>
              </div>
              <button
                type="button"
                aria-label={texts.removePasskey(passkey.name)}
                disabled={twoStep.isBusy}
                onClick={() => void twoStep.sendChange('/two-step/passkeys/remove', { id: passkey.id }, texts.removed)}
              >
                {texts.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {name === null ? (
        <button type="button" onClick={() => setName('')}>
          {texts.addPasskey}
        </button>
      ) : (
        <form onSubmit={(event) => void addPasskey(event)}>
          <label>
            {texts.passkeyName}
            <input
              required
              maxLength={60}
              aria-describedby="nusa-passkey-name-help"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <p id="nusa-passkey-name-help">{texts.passkeyNameHelp}</p>
          <div className="nusa-two-step__buttons">
            <button type="submit" disabled={twoStep.isBusy}>
              {texts.addPasskey}
            </button>
            <button type="button" onClick={() => setName(null)}>
              {texts.cancel}
            </button>
          </div>
        </form>
      )}
    </section>
  )
}

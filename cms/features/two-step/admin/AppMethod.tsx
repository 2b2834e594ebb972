'use client'

import { type FormEvent, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { twoStepTexts } from '../texts/index.ts'
import type { QrCode } from '../totp.ts'
import { newAppSchema, postStep } from './post-step.ts'
import type { TwoStep } from './use-two-step.ts'

/** Sets up or removes the authenticator app of the user. */
export function AppMethod({ twoStep }: { twoStep: TwoStep }) {
  const texts = useTexts(twoStepTexts).page
  const { app } = twoStep.state
  const [newApp, setNewApp] = useState<{ secret: string; qr: QrCode } | null>(null)
  const [code, setCode] = useState('')
  const startSetup = async () => {
    const result = await postStep(twoStep.endpointUrl('/two-step/app/start'), {}, newAppSchema)
    if (result.isAccepted) {
      setCode('')
      setNewApp(result.content)
      twoStep.showMessage(null)
    } else twoStep.showMessage({ text: result.message ?? texts.failed, isError: true })
  }
  const saveApp = async (event: FormEvent) => {
    event.preventDefault()
    if (await twoStep.sendChange('/two-step/app', { code }, texts.saved)) setNewApp(null)
  }
  return (
    <section aria-labelledby="nusa-app">
      <h2 id="nusa-app">{texts.app}</h2>
      <p>{app === null ? texts.noApp : texts.appAdded(app)}</p>
      {newApp ? (
        <form onSubmit={(event) => void saveApp(event)}>
          <p>{texts.scanHelp}</p>
          <QrPicture qr={newApp.qr} label={texts.qrLabel} />
          <p>
            {texts.typeSecret} <code>{newApp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <label>
            {texts.enterCode}
            <input
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </label>
          <div className="nusa-two-step__buttons">
            <button type="submit" disabled={twoStep.isBusy}>
              {texts.save}
            </button>
            <button type="button" onClick={() => setNewApp(null)}>
              {texts.cancel}
            </button>
          </div>
        </form>
      ) : (
        <div className="nusa-two-step__buttons">
          <button type="button" onClick={() => void startSetup()}>
            {app === null ? texts.addApp : texts.replaceApp}
          </button>
          {app !== null && (
            <button
              type="button"
              disabled={twoStep.isBusy}
              onClick={() => void twoStep.sendChange('/two-step/app/remove', {}, texts.removed)}
            >
              {texts.removeApp}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/** The QR code is dark on white in both themes, because many apps cannot read a light code on a dark background. */
function QrPicture({ qr: { size, path }, label }: { qr: QrCode; label: string }) {
  return (
    <svg className="nusa-two-step__qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

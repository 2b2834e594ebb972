'use client'

import { type FormEvent, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { twoStepTexts } from '../texts/index.ts'
import type { TwoStep } from './use-two-step.ts'

/** Requests the password or a code before changes, so that a stranger cannot make changes in an unattended browser. */
export function ConfirmIdentity({ twoStep, hasMethod }: { twoStep: TwoStep; hasMethod: boolean }) {
  const texts = useTexts(twoStepTexts).page
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const body = code.trim() === '' ? { password } : { code }
    void twoStep.sendChange('/two-step/confirm', body, '')
  }
  return (
    <section aria-labelledby="nusa-confirm">
      <h2 id="nusa-confirm">{texts.confirmTitle}</h2>
      <p>{texts.confirmHelp}</p>
      <form onSubmit={confirm}>
        <label>
          {texts.password}
          <input
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
        {hasMethod && (
          <label>
            {texts.confirmCodeHelp}
            <input
              inputMode="text"
              autoComplete="one-time-code"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </label>
        )}
        <button type="submit" disabled={twoStep.isBusy}>
          {texts.confirm}
        </button>
      </form>
    </section>
  )
}

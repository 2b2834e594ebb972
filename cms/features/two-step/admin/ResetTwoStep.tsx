'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { type KeyboardEvent, useId, useState } from 'react'
import * as z from 'zod/mini'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { twoStepTexts } from '../texts/index.ts'
import { anyObjectSchema, postStep } from './post-step.ts'
import './two-step.css'

const resetSchema = z.object({ message: z.string() })

/**
 * Shows that two-step sign-in is on, and removes the second factors of a user who has lost them. The administrator must enter the administrator's password.
 * Enter in the password field must not submit the form of the account, which contains the field.
 */
export function ResetTwoStep({ id }: { id: number }) {
  const { config } = useConfig()
  const texts = useTexts(twoStepTexts).field
  const inputId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState('')
  const url = (path: `/${string}`) => formatAdminURL({ apiRoute: config.routes.api, path: `/users${path}` })
  const reset = async () => {
    const confirmation = await postStep(url('/two-step/confirm'), { password }, anyObjectSchema)
    const result = confirmation.isAccepted
      ? await postStep(url(`/${id}/two-step/reset`), {}, resetSchema)
      : confirmation
    setMessage(result.isAccepted ? result.content.message : (result.message ?? texts.failed))
    setIsDone(result.isAccepted)
  }
  const resetOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void reset()
  }
  return (
    <div className="field-type nusa-record-action">
      <p>
        <strong>{texts.label}:</strong> {isDone ? texts.off : texts.on}
      </p>
      <div className="nusa-two-step nusa-two-step--reset">
        {!isOpen && (
          <button type="button" onClick={() => setIsOpen(true)}>
            {texts.reset}
          </button>
        )}
        {isOpen && !isDone && (
          <>
            <p>{texts.resetHelp}</p>
            <label htmlFor={inputId}>{texts.password}</label>
            <input
              id={inputId}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              onKeyDown={resetOnEnter}
            />
            <div className="nusa-two-step__buttons">
              <button type="button" onClick={() => void reset()}>
                {texts.resetNow}
              </button>
              <button type="button" onClick={() => setIsOpen(false)}>
                {texts.cancel}
              </button>
            </div>
          </>
        )}
        <p role="status">{message}</p>
      </div>
    </div>
  )
}

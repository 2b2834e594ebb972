'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { type RefObject, useRef, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { twoStepTexts } from '../texts/index.ts'
import type { TwoStepState } from '../two-step-state.ts'
import { changeResultSchema, postStep } from './post-step.ts'

export interface TwoStep {
  state: TwoStepState
  /** Recovery codes that were just created and must be shown, or null. */
  newCodes: string[] | null
  hideCodes: () => void
  /** The paragraph with the message gets the focus after a change, because the clicked button may no longer exist. */
  messageRef: RefObject<HTMLParagraphElement | null>
  /** The result of the last change. Screen readers announce it. */
  message: { text: string; isError: boolean } | null
  isBusy: boolean
  endpointUrl: (path: `/${string}`) => string
  showMessage: (message: TwoStep['message']) => void
  /** Sends a change; `successText` is the message for a success. Returns whether the change succeeded. */
  sendChange: (path: `/${string}`, body: object, successText: string) => Promise<boolean>
}

export function useTwoStep(initialState: TwoStepState): TwoStep {
  const { config } = useConfig()
  const texts = useTexts(twoStepTexts).page
  const [state, setState] = useState(initialState)
  const [newCodes, setNewCodes] = useState<string[] | null>(null)
  const [message, showMessage] = useState<TwoStep['message']>(null)
  const messageRef = useRef<HTMLParagraphElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const endpointUrl = (path: `/${string}`) => formatAdminURL({ apiRoute: config.routes.api, path: `/users${path}` })
  const sendChange: TwoStep['sendChange'] = async (path, body, successText) => {
    setIsBusy(true)
    showMessage(null)
    const result = await postStep(endpointUrl(path), body, changeResultSchema)
    setIsBusy(false)
    if (!result.isAccepted) {
      showMessage({ text: result.message ?? texts.failed, isError: true })
      return false
    }
    setState(result.content.state)
    if (result.content.codes) setNewCodes(result.content.codes)
    showMessage({ text: successText, isError: false })
    messageRef.current?.focus()
    return true
  }
  const hideCodes = () => {
    setNewCodes(null)
    showMessage(null)
    messageRef.current?.focus()
  }
  return { state, newCodes, hideCodes, message, messageRef, isBusy, endpointUrl, showMessage, sendChange }
}

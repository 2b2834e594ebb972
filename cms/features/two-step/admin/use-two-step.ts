'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { type RefObject, useRef, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { twoStepTexts } from '../texts/index.ts'
import type { TwoStepState } from '../two-step-state.ts'
import { changedSchema, postStep } from './post-step.ts'

export interface TwoStep {
  state: TwoStepState
  /** Recovery codes that were just created and must be shown, or null. */
  codes: string[] | null
  hideCodes: () => void
  /** The paragraph with the message gets the focus after a change, because the clicked button may no longer exist. */
  messageRef: RefObject<HTMLParagraphElement | null>
  /** The result of the last change. Screen readers announce it. */
  message: { text: string; isError: boolean } | null
  isBusy: boolean
  url: (path: `/${string}`) => string
  show: (message: TwoStep['message']) => void
  /** Sends a change; `done` is the message for a success. Returns whether the change succeeded. */
  change: (path: `/${string}`, body: object, done: string) => Promise<boolean>
}

export function useTwoStep(initial: TwoStepState): TwoStep {
  const { config } = useConfig()
  const texts = useTexts(twoStepTexts).page
  const [state, setState] = useState(initial)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [message, show] = useState<TwoStep['message']>(null)
  const messageRef = useRef<HTMLParagraphElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const url = (path: `/${string}`) => formatAdminURL({ apiRoute: config.routes.api, path: `/users${path}` })
  const change: TwoStep['change'] = async (path, body, done) => {
    setIsBusy(true)
    show(null)
    const result = await postStep(url(path), body, changedSchema)
    setIsBusy(false)
    if (!result.isDone) {
      show({ text: result.message ?? texts.failed, isError: true })
      return false
    }
    setState(result.content.state)
    if (result.content.codes) setCodes(result.content.codes)
    show({ text: done, isError: false })
    messageRef.current?.focus()
    return true
  }
  const hideCodes = () => {
    setCodes(null)
    show(null)
    messageRef.current?.focus()
  }
  return { state, codes, hideCodes, message, messageRef, isBusy, url, show, change }
}

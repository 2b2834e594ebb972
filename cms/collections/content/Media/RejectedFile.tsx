'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { pictureFileTexts } from './picture-file-texts.ts'
import './rejected-file.css'

/**
 * The server's message for each refused file. Payload's form loses the message when another of several files is shown,
 * and would show the message for the next chosen file.
 */
const rejectionMessages = new WeakMap<File, string>()

/** The browser's message while no file is chosen. On a slow machine it may arrive only after a file is chosen. */
const missingFileMessage = 'A file is required.'

/** Shows, while a picture's file is chosen, why it cannot be saved. */
export function RejectedFile() {
  const { config } = useConfig()
  const texts = useTexts(pictureFileTexts)
  const field = useFormFields(([fields]) => fields.file)
  const dispatch = useFormFields(([, change]) => change)
  // Payload itself reports a file without a name.
  const file = field?.value instanceof File && field.value.name !== '' ? field.value : null
  const message = field?.valid === false ? field.errorMessage : undefined

  const previousFile = useRef(file)

  // In a layout effect, so that Payload's tooltip with the same message is never painted.
  useLayoutEffect(() => {
    const isNewFile = previousFile.current !== file
    previousFile.current = file
    if (!file || !message) return
    // A message that arrives together with another file is about the previous file, or about a missing one.
    if (!isNewFile && message !== missingFileMessage) rejectionMessages.set(file, message)
    dispatch({ type: 'UPDATE', path: 'file', valid: true, errorMessage: undefined })
  }, [file, message, dispatch])

  if (!file) return null
  const maxBytes = config.upload?.limits?.fileSize ?? Number.POSITIVE_INFINITY
  const reason = file.size > maxBytes ? texts.tooLarge(maxBytes / 1024 / 1024) : rejectionMessages.get(file)
  if (!reason) return null
  return (
    <p role="alert" className="nusa-rejected-file">
      {reason}
    </p>
  )
}

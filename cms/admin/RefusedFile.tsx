'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../i18n/use-language.ts'
import { chosenWords } from './chosen-words.ts'
import './refused-file.css'

/**
 * The server's message for each refused file. Payload's form loses it when another of several files is shown, and would
 * show it for the next chosen file.
 */
const refusals = new WeakMap<File, string>()

/** The browser's message while no file is chosen. On a slow machine it may arrive only after a file is chosen. */
const noFile = 'A file is required.'

/** Shows, while a picture's file is chosen, why it cannot be saved. */
export function RefusedFile() {
  const { config } = useConfig()
  const words = useWords(chosenWords)
  const field = useFormFields(([fields]) => fields.file)
  const dispatch = useFormFields(([, change]) => change)
  // Payload itself reports a file without a name.
  const file = field?.value instanceof File && field.value.name !== '' ? field.value : null
  const said = field?.valid === false ? field.errorMessage : undefined

  const before = useRef(file)

  // In a layout effect, so that Payload's tooltip with the same message is never painted.
  useLayoutEffect(() => {
    const isOther = before.current !== file
    before.current = file
    if (!file || !said) return
    // A message that arrives together with another file is about the previous file, or about a missing one.
    if (!isOther && said !== noFile) refusals.set(file, said)
    dispatch({ type: 'UPDATE', path: 'file', valid: true, errorMessage: undefined })
  }, [file, said, dispatch])

  if (!file) return null
  const most = config.upload?.limits?.fileSize ?? Number.POSITIVE_INFINITY
  const why = file.size > most ? words.isTooLarge(most / 1024 / 1024) : refusals.get(file)
  if (!why) return null
  return (
    <p role="alert" className="nusa-refused">
      {why}
    </p>
  )
}

'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../i18n/use-language.ts'
import { chosenWords } from './chosen-words.ts'
import './refused-file.css'

/**
 * What the server said of each file that it refused. Payload's form forgets it: among many files as soon as another one is shown,
 * and it would say it of the next file that is chosen.
 */
const refusals = new WeakMap<File, string>()

/** What the browser says while no file is chosen. On a slow machine it comes only when one is chosen again. */
const noFile = 'A file is required.'

/** Says at the file of a picture why it cannot be saved, as long as it is chosen. */
export function RefusedFile() {
  const { config } = useConfig()
  const words = useWords(chosenWords)
  const field = useFormFields(([fields]) => fields.file)
  const dispatch = useFormFields(([, change]) => change)
  // Of a file without a name Payload complains itself.
  const file = field?.value instanceof File && field.value.name !== '' ? field.value : null
  const said = field?.valid === false ? field.errorMessage : undefined

  const before = useRef(file)

  // Before it is painted, so that Payload's bubble with the same words is never seen.
  useLayoutEffect(() => {
    const isOther = before.current !== file
    before.current = file
    if (!file || !said) return
    // What comes together with another file is of the one before, or of there having been none.
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

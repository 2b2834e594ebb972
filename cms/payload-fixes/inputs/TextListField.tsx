'use client'

import { TextField, useForm } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { Translations } from '../../core/i18n/language.ts'
import { useTexts } from '../../core/i18n/use-language.ts'
import { useCurrentField } from '../rows/use-current-field.ts'

const textListTexts: Translations<{ placeholder: string }> = {
  en: { placeholder: 'Type a text and press Enter' },
  id: { placeholder: 'Ketik teks lalu tekan Enter' },
}

function readInput(element: EventTarget): string {
  if (element instanceof HTMLInputElement) return element.value.trim()
  return element instanceof HTMLElement && element.isContentEditable ? element.innerText.trim() : ''
}

/**
 * Payload adds a text only on Enter; this field also adds it on blur and on save.
 *
 * Payload 3.90.1; tested by `text-list-field.mocks.test.tsx`. Remove it when Payload's field adds the text on blur.
 */
export const TextListField: TextFieldClientComponent = (props) => {
  const { value } = useCurrentField<string[] | null>(props.path)
  const { setModified } = useForm()
  const { placeholder } = useTexts(textListTexts)
  const addText = ({ target }: FocusEvent | KeyboardEvent) => {
    const inputText = readInput(target)
    // Payload edits a text that is already in the list in a `contentEditable` element.
    const isListedText = !(target instanceof HTMLInputElement)
    const isUnchanged = isListedText && value?.includes(inputText)
    if (inputText === '' || isUnchanged) return
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  }
  return (
    // This element is not interactive; it listens to the events of the field inside.
    <div
      // Payload's class for fields, which sets their spacing.
      className="field-type"
      onInput={() => setModified(true)}
      // The handler runs in the capture phase, before Payload's field discards the input.
      onBlurCapture={addText}
      onKeyDownCapture={(event) => {
        if (event.key === 's' && (event.ctrlKey || event.metaKey)) addText(event)
      }}
    >
      <TextField {...props} field={{ ...props.field, admin: { ...props.field.admin, placeholder } }} />
    </div>
  )
}

'use client'

import { TextField, useField, useForm } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import type { FocusEvent, KeyboardEvent } from 'react'

/** What somebody is typing: a new text, or one that was there before. */
function typedIn(element: EventTarget): string {
  if (element instanceof HTMLInputElement) return element.value.trim()
  return element instanceof HTMLElement && element.isContentEditable ? element.innerText.trim() : ''
}

/** Several short texts. Payload takes one by Enter alone; what is being typed also counts when its editor goes on or saves. */
export const TextsField: TextFieldClientComponent = (props) => {
  const { value } = useField<string[] | null>({ path: props.path })
  const { setModified } = useForm()
  const take = ({ target }: FocusEvent | KeyboardEvent) => {
    const typed = typedIn(target)
    const isAsBefore = !(target instanceof HTMLInputElement) && value?.includes(typed)
    if (typed === '' || isAsBefore) return
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  }
  return (
    // Nothing of its own is here to press: it hears of what is in the field.
    <div
      // As Payload knows the fields of a form, which keep a distance from each other.
      className="field-type"
      onInput={() => setModified(true)}
      // Before Payload's field hears of it and forgets what was typed.
      onBlurCapture={take}
      onKeyDownCapture={(event) => {
        if (event.key === 's' && (event.ctrlKey || event.metaKey)) take(event)
      }}
    >
      <TextField {...props} />
    </div>
  )
}

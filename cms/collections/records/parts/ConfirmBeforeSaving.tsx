'use client'

import { ConfirmationModal, SaveButton, useForm, useFormFields, useModal } from '@payloadcms/ui'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  needsConfirmation: boolean
  /** Must be unique on the page. */
  slug: string
  heading: string
  body: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** The dialog adds these values to those of the form. */
  addedValues?: Readonly<Record<string, unknown>>
  /** Called when the server has refused one of `values`, so that the dialog shows current data again. */
  onRefused?: () => void
}

const clearedError = { type: 'UPDATE', valid: true, errorMessage: undefined } as const

/**
 * Payload's Save button with a confirmation. The form does not show the fields of `values`, so the dialog opens again
 * with an error of one of them.
 */
export function ConfirmBeforeSaving({
  needsConfirmation,
  slug,
  heading,
  body,
  confirmLabel,
  cancelLabel,
  addedValues,
  onRefused,
}: Props) {
  const { submit } = useForm()
  const { openModal } = useModal()
  const [refusalMessage, setRefusalMessage] = useState<string | null>(null)
  const refusedField = useFormFields(([fields, dispatch]) => {
    const path = Object.keys(addedValues ?? {}).find(
      (name) => fields[name]?.valid === false && fields[name].errorMessage,
    )
    return path === undefined ? null : { path, message: fields[path]?.errorMessage ?? '', dispatch }
  })
  useEffect(() => {
    if (refusedField === null) return
    const { path, message, dispatch } = refusedField
    setRefusalMessage(message)
    // Payload would not send a form with an invalid field again.
    dispatch({ ...clearedError, path })
    openModal(slug)
    onRefused?.()
  }, [refusedField, slug, openModal, onRefused])

  function openConfirmation(event: MouseEvent) {
    if (!needsConfirmation) return
    event.stopPropagation()
    setRefusalMessage(null)
    openModal(slug)
  }

  return (
    <>
      <div onClickCapture={openConfirmation}>
        <SaveButton />
      </div>
      <ConfirmationModal
        modalSlug={slug}
        heading={heading}
        body={
          <>
            {refusalMessage !== null && <Refusal message={refusalMessage} />}
            {body}
          </>
        }
        cancelLabel={cancelLabel}
        confirmLabel={confirmLabel}
        onConfirm={() => {
          setRefusalMessage(null)
          void submit(addedValues && { overrides: addedValues })
        }}
      />
    </>
  )
}

/** The message gets the focus when the dialog opens again. */
function Refusal({ message }: { message: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} role="alert" tabIndex={-1} className="nusa-refusal">
      {message}
    </p>
  )
}

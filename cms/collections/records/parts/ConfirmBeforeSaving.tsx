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
  /** Values of fields that the form does not show. They are saved together with the form. */
  addedValues?: Readonly<Record<string, unknown>>
  /** Called when the server has refused one of `addedValues`, so that the caller can reload the data of the dialog. */
  onRefused?: () => void
}

const clearedError = { type: 'UPDATE', valid: true, errorMessage: undefined } as const

/**
 * Shows a confirmation dialog before Payload's Save button saves. If the server refuses one of `addedValues`, the
 * dialog opens again with the error.
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
    // Payload does not submit a form while a field is marked as invalid.
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

'use client'

import { ConfirmationModal, SaveButton, useForm, useModal } from '@payloadcms/ui'
import type { MouseEvent, ReactNode } from 'react'

interface Props {
  /** Whether the form's values need a confirmation. If not, they are saved immediately. */
  needsConfirmation: boolean
  /** The slug of the dialog, unique on the page. */
  slug: string
  heading: string
  body: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** Values that the dialog adds to those of the form. */
  values?: Readonly<Record<string, unknown>>
}

/** Payload's Save button, with a confirmation before irreversible changes. */
export function ConfirmBeforeSaving({
  needsConfirmation,
  slug,
  heading,
  body,
  confirmLabel,
  cancelLabel,
  values,
}: Props) {
  const { submit } = useForm()
  const { openModal } = useModal()

  function openConfirmation(event: MouseEvent) {
    if (!needsConfirmation) return
    event.stopPropagation()
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
        body={body}
        cancelLabel={cancelLabel}
        confirmLabel={confirmLabel}
        onConfirm={() => void submit(values && { overrides: values })}
      />
    </>
  )
}

'use client'

import { ConfirmationModal, SaveButton, useForm, useModal } from '@payloadcms/ui'
import type { MouseEvent } from 'react'

interface Props {
  /** Whether the form's values need a confirmation; otherwise they are saved at once. */
  isAsked: boolean
  /** The slug of the dialog, unique on the page. */
  slug: string
  heading: string
  body: string
  confirm: string
  keep: string
}

/** Payload's Save button, with a confirmation before irreversible changes. */
export function AskBeforeSaving({ isAsked, slug, heading, body, confirm, keep }: Props) {
  const { submit } = useForm()
  const { openModal } = useModal()

  function ask(event: MouseEvent) {
    if (!isAsked) return
    event.stopPropagation()
    openModal(slug)
  }

  return (
    <>
      <div onClickCapture={ask}>
        <SaveButton />
      </div>
      <ConfirmationModal
        modalSlug={slug}
        heading={heading}
        body={body}
        cancelLabel={keep}
        confirmLabel={confirm}
        onConfirm={() => void submit()}
      />
    </>
  )
}

'use client'

import { ConfirmationModal, SaveButton, useForm, useModal } from '@payloadcms/ui'
import type { MouseEvent } from 'react'

interface Props {
  /** Whether what stands in the form is asked about; else it is saved at once. */
  isAsked: boolean
  /** The dialog's own name on the page. */
  slug: string
  heading: string
  body: string
  confirm: string
  keep: string
}

/** Payload's Save, which asks before what nothing brings back. */
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

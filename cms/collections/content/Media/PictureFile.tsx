'use client'

import { Upload, useConfig, useDocumentInfo, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ConfirmBeforeDiscarding } from '../../../payload-fixes/leaving/ConfirmBeforeDiscarding.tsx'
import { ChosenFile } from './ChosenFile.tsx'
import { RejectedFile } from './RejectedFile.tsx'
import { SmallPictureWarning } from './SmallPictureWarning.tsx'

/**
 * The file of a picture. A chosen replacement is shown until it is saved or cancelled. After a refused save Payload
 * would show the stored file again, although the next save still sends the chosen one.
 */
export function PictureFile() {
  const { collectionSlug = '', data, initialState } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  // Payload stores null if the stored file was removed and no other is chosen yet.
  const chosen = useFormFields(([fields]) => fields.file?.value)
  const dispatch = useFormFields(([, change]) => change)
  const isProcessing = useFormProcessing()
  const container = useRef<HTMLDivElement>(null)
  const isStored = Boolean(data?.filename)
  const isReplaced = isStored && chosen instanceof File
  const wasReplaced = useRef(isReplaced)
  const savedAt = useRef(data?.updatedAt)

  const restoreStoredFile = () =>
    dispatch({ type: 'UPDATE', path: 'file', value: undefined, valid: true, errorMessage: '' })

  const discardSavedFile = useEffectEvent(() => {
    if (isReplaced) restoreStoredFile()
  })
  useEffect(() => {
    if (data?.updatedAt !== savedAt.current) discardSavedFile()
    savedAt.current = data?.updatedAt
  }, [data?.updatedAt])

  // After a refused save Payload shows the stored file again, so the next save must keep it.
  const restoreRemovedFile = useEffectEvent(() => {
    if (isStored && chosen === null) restoreStoredFile()
  })
  useEffect(() => {
    if (!isProcessing) restoreRemovedFile()
  }, [isProcessing])

  // The button with the focus was removed, so the focus moves to the file that is shown now.
  useEffect(() => {
    if (wasReplaced.current !== isReplaced && document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>('.nusa-chosen-file, .file-details__remove')?.focus()
    wasReplaced.current = isReplaced
  }, [isReplaced])

  const uploadConfig = getEntityConfig({ collectionSlug })?.upload
  if (!uploadConfig) return null
  return (
    <div ref={container}>
      <ConfirmBeforeDiscarding />
      {isReplaced ? (
        <ChosenFile file={chosen} onCancel={restoreStoredFile} />
      ) : (
        <Upload collectionSlug={collectionSlug} initialState={initialState} uploadConfig={uploadConfig} />
      )}
      <RejectedFile />
      <SmallPictureWarning chosen={chosen} stored={data} />
    </div>
  )
}

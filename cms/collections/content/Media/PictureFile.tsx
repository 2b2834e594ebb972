'use client'

import { Button, Thumbnail, Upload, useConfig, useDocumentInfo, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { formatFilesize } from 'payload/shared'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { GuardBulkUpload } from '../../../payload-fixes/leaving/GuardDrawers.tsx'
import { pictureFileTexts } from './picture-file-texts.ts'
import { SmallPictureWarning } from './SmallPictureWarning.tsx'
import './chosen-file.css'
import './rejected-file.css'

/**
 * Shows a chosen replacement until it is saved or cancelled. After a refused save, Payload would show the stored file,
 * although the next save still sends the chosen file.
 */
export function PictureFile() {
  const { collectionSlug = '', data, initialState } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  // The value is null if the editor has removed the stored file and has not chosen a new file yet.
  const chosenFile = useFormFields(([fields]) => fields.file?.value)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const isProcessing = useFormProcessing()
  const container = useRef<HTMLDivElement>(null)
  const isStored = Boolean(data?.filename)
  const isReplaced = isStored && chosenFile instanceof File
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

  const restoreRemovedFile = useEffectEvent(() => {
    if (isStored && chosenFile === null) restoreStoredFile()
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
      <GuardBulkUpload />
      {isReplaced ? (
        <ChosenFile file={chosenFile} onCancel={restoreStoredFile} />
      ) : (
        <Upload collectionSlug={collectionSlug} initialState={initialState} uploadConfig={uploadConfig} />
      )}
      <RejectedFile />
      <SmallPictureWarning chosenFile={chosenFile} storedPicture={data} />
    </div>
  )
}

interface ChosenFileProps {
  file: File
  onCancel: () => void
}

function ChosenFile({ file, onCancel }: ChosenFileProps) {
  const texts = useTexts(pictureFileTexts)
  const objectUrl = useObjectUrl(file)
  return (
    <section className="nusa-chosen-file" aria-label={texts.label} tabIndex={-1}>
      {objectUrl && <Thumbnail fileSrc={objectUrl} />}
      <div className="nusa-chosen-file__about">
        <p>
          <strong>{file.name}</strong> {formatFilesize(file.size)}
        </p>
        <p>{texts.replacesOnSave}</p>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onCancel}>
          {texts.keepStored}
        </Button>
      </div>
    </section>
  )
}

function useObjectUrl(file: File): string | null {
  const [objectUrl, setObjectUrl] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setObjectUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return objectUrl
}

/** Contains the server's message for each refused file. Payload's form loses the message when another file is shown. */
const rejectionMessages = new WeakMap<File, string>()

/**
 * Payload shows this message in the browser while no file is chosen. On a slow machine, the message may arrive after
 * the editor has chosen a file.
 */
const missingFileMessage = 'A file is required.'

function RejectedFile() {
  const { config } = useConfig()
  const texts = useTexts(pictureFileTexts)
  const field = useFormFields(([fields]) => fields.file)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  // Payload itself reports a file without a name.
  const file = field?.value instanceof File && field.value.name !== '' ? field.value : null
  const message = field?.valid === false ? field.errorMessage : undefined

  const previousFile = useRef(file)

  // A layout effect runs before the browser paints, so Payload's tooltip with the same message is never visible.
  useLayoutEffect(() => {
    const isNewFile = previousFile.current !== file
    previousFile.current = file
    if (!file || !message) return
    // If the file has just changed, the message is about the previous file, or it says that no file is chosen.
    if (!isNewFile && message !== missingFileMessage) rejectionMessages.set(file, message)
    dispatch({ type: 'UPDATE', path: 'file', valid: true, errorMessage: undefined })
  }, [file, message, dispatch])

  if (!file) return null
  const maxBytes = config.upload?.limits?.fileSize ?? Number.POSITIVE_INFINITY
  const reason = file.size > maxBytes ? texts.tooLarge(maxBytes / 1024 / 1024) : rejectionMessages.get(file)
  if (!reason) return null
  return (
    <p role="alert" className="nusa-rejected-file">
      {reason}
    </p>
  )
}

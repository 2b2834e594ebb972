'use client'

import { Upload, useConfig, useDocumentInfo, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ChosenFile } from './ChosenFile.tsx'
import { AskBeforeDiscarding } from './leaving/AskBeforeDiscarding.tsx'
import { RefusedFile } from './RefusedFile.tsx'
import { SmallPicture } from './SmallPicture.tsx'

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
  const isOnItsWay = useFormProcessing()
  const place = useRef<HTMLDivElement>(null)
  const isStored = Boolean(data?.filename)
  const isReplaced = isStored && chosen instanceof File
  const wasReplaced = useRef(isReplaced)
  const savedAt = useRef(data?.updatedAt)

  const keepStored = () => dispatch({ type: 'UPDATE', path: 'file', value: undefined, valid: true, errorMessage: '' })

  const forgetSaved = useEffectEvent(() => {
    if (isReplaced) keepStored()
  })
  useEffect(() => {
    if (data?.updatedAt !== savedAt.current) forgetSaved()
    savedAt.current = data?.updatedAt
  }, [data?.updatedAt])

  // After a refused save Payload shows the stored file again, so the next save must keep it.
  const forgetTakenOut = useEffectEvent(() => {
    if (isStored && chosen === null) keepStored()
  })
  useEffect(() => {
    if (!isOnItsWay) forgetTakenOut()
  }, [isOnItsWay])

  // The button that had the focus is removed, so the focus moves on.
  useEffect(() => {
    if (wasReplaced.current !== isReplaced && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('.nusa-chosen, .file-details__remove')?.focus()
    wasReplaced.current = isReplaced
  }, [isReplaced])

  const uploadConfig = getEntityConfig({ collectionSlug })?.upload
  if (!uploadConfig) return null
  return (
    <div ref={place}>
      <AskBeforeDiscarding />
      {isReplaced ? (
        <ChosenFile file={chosen} onTakeBack={keepStored} />
      ) : (
        <Upload collectionSlug={collectionSlug} initialState={initialState} uploadConfig={uploadConfig} />
      )}
      <RefusedFile />
      <SmallPicture chosen={chosen} stored={data} />
    </div>
  )
}

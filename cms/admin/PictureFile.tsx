'use client'

import { Upload, useConfig, useDocumentInfo, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ChosenFile } from './ChosenFile.tsx'
import { AskBeforeDiscarding } from './leaving/AskBeforeDiscarding.tsx'
import { RefusedFile } from './RefusedFile.tsx'
import { SmallPicture } from './SmallPicture.tsx'

/**
 * The file of a picture. One that was chosen in the place of the stored one is shown until it is saved or taken back: Payload shows
 * the stored one again once a save is refused, though the chosen one waits and goes out with the next save.
 */
export function PictureFile() {
  const { collectionSlug = '', data, initialState } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  // Payload keeps null where the stored file was taken out and no other is chosen yet.
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

  // Once a save is refused Payload shows the stored file again, so that is what the next one has to keep.
  const forgetTakenOut = useEffectEvent(() => {
    if (isStored && chosen === null) keepStored()
  })
  useEffect(() => {
    if (!isOnItsWay) forgetTakenOut()
  }, [isOnItsWay])

  // What was pressed is gone.
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

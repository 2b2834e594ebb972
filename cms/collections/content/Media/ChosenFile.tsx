'use client'

import { Button, Thumbnail } from '@payloadcms/ui'
import { formatFilesize } from 'payload/shared'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { pictureFileTexts } from './picture-file-texts.ts'
import './chosen-file.css'

interface Props {
  file: File
  onCancel: () => void
}

/** Shows a chosen file that will replace the stored one when the form is saved. */
export function ChosenFile({ file, onCancel }: Props) {
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

/** Returns an object URL for the file, revoked on unmount. */
function useObjectUrl(file: File): string | null {
  const [objectUrl, setObjectUrl] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setObjectUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return objectUrl
}

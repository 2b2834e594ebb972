'use client'

import { Button, Thumbnail } from '@payloadcms/ui'
import { formatFilesize } from 'payload/shared'
import { useEffect, useState } from 'react'
import { useWords } from '../i18n/use-language.ts'
import { chosenWords } from './chosen-words.ts'
import './chosen-file.css'

interface Props {
  file: File
  onTakeBack: () => void
}

/** Shows a chosen file that will replace the stored one when the form is saved. */
export function ChosenFile({ file, onTakeBack }: Props) {
  const words = useWords(chosenWords)
  const address = useAddress(file)
  return (
    <section className="nusa-chosen" aria-label={words.name} tabIndex={-1}>
      {address && <Thumbnail fileSrc={address} />}
      <div className="nusa-chosen__about">
        <p>
          <strong>{file.name}</strong> {formatFilesize(file.size)}
        </p>
        <p>{words.waits}</p>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onTakeBack}>
          {words.takeBack}
        </Button>
      </div>
    </section>
  )
}

/** Returns an object URL for the file, revoked on unmount. */
function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

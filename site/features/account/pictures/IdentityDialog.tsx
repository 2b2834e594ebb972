import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { noteAccount, refreshAccount } from '../store.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { documentFile } from './picture.ts'
import { pictureTexts as texts } from './texts.ts'

/** Pixels: a phone's picture is far larger than what it is looked at in. */
const previewSide = 900

/** Sends a picture of a passport or an identity card to the staff. */
export function IdentityDialog({ onClose }: { onClose: () => void }) {
  return (
    <PictureDialog
      title={texts.document}
      intro={texts.documentText}
      onClose={onClose}
      prepare={documentFile}
      upload={(file) => call('putIdentityDocument', { file })}
      onUploaded={() => {
        noteAccount({ verify_status: 'in_review', verify_reason: null, verify_uploaded_at: null })
        void refreshAccount()
        toast(texts.documentSent)
      }}
    >
      {(picture) => <Preview picture={picture} />}
    </PictureDialog>
  )
}

function Preview({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, previewSide / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  }, [picture, width, height])
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={texts.documentPreview}
      className="mx-auto max-h-72 max-w-full rounded-sm border border-mist-deep"
    />
  )
}

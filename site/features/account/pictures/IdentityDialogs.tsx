import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { applyAccountChanges, refreshAccount } from '../profile/store.ts'
import { useAccountRequest } from '../profile/use-account-request.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { createDocumentFile } from './picture.ts'
import { pictureTexts as texts } from './texts.ts'

/** Uploads a picture of a passport or an identity card for the staff. */
export function IdentityDialog({ onClose }: { onClose: () => void }) {
  return (
    <PictureDialog
      title={texts.document}
      intro={texts.documentText}
      onClose={onClose}
      prepareFile={createDocumentFile}
      upload={(file) => call('putIdentityDocument', { file })}
      onRefused={({ code }) => {
        if (code !== 'already_verified') return false
        void refreshAccount()
        return true
      }}
      onUploaded={() => {
        applyAccountChanges({
          verify_status: 'in_review',
          verify_reason: null,
          verify_uploaded_at: null,
          has_verify_upload: true,
        })
        void refreshAccount()
        toast(texts.documentSent)
      }}
    >
      {(picture) => (
        <DocumentPicture picture={picture} label={texts.documentPreview} longestSidePx={900} className="max-h-72" />
      )}
    </PictureDialog>
  )
}

/** Loads the user's document. Returns a message if the picture is unavailable. */
async function loadDocument(): Promise<ImageBitmap | string> {
  const result = await call('getIdentityDocument')
  if (!result.ok) return result.code === 'file_not_found' ? texts.documentDeleted : result.message
  return createImageBitmap(result.value).catch(() => texts.documentUnreadable)
}

/** Not a plain link to the document, because a failed request would then show only the API's error. */
export function ViewDocumentDialog({ onClose }: { onClose: () => void }) {
  const [documentOrMessage, setDocumentOrMessage] = useState<ImageBitmap | string | null>(null)
  useEffect(() => {
    void loadDocument().then((bitmapOrMessage) => {
      setDocumentOrMessage(bitmapOrMessage)
      // The picture may have been deleted since the page was opened.
      if (typeof bitmapOrMessage === 'string') void refreshAccount()
    })
  }, [])
  return (
    <Dialog title={texts.document} onClose={onClose}>
      {documentOrMessage === null && <Skeleton label={texts.loadingDocument} className="h-72" />}
      {typeof documentOrMessage === 'string' && <p role="alert">{documentOrMessage}</p>}
      {documentOrMessage !== null && typeof documentOrMessage !== 'string' && (
        <DocumentPicture
          picture={documentOrMessage}
          label={texts.document}
          longestSidePx={2400}
          className="max-h-[75dvh]"
        />
      )}
    </Dialog>
  )
}

/** Only a document that staff have not accepted can be withdrawn. */
export function WithdrawDocumentDialog({ onClose }: { onClose: () => void }) {
  const { isBusy, pendingAttributes, send } = useAccountRequest()

  const withdraw = () =>
    send(
      () => call('removeIdentityDocument'),
      (result) => {
        // The document may have been accepted meanwhile and can no longer be withdrawn.
        if (result.ok || result.code === 'already_verified') onClose()
        if (!result.ok) {
          if (result.code === 'already_verified') void refreshAccount()
          return toast({ title: texts.error, description: result.message, tone: 'destructive' })
        }
        applyAccountChanges({
          verify_status: 'not_verified',
          verify_reason: null,
          verify_uploaded_at: null,
          has_verify_upload: false,
        })
        toast(texts.documentWithdrawn)
      },
    )

  const footer = (
    <DialogFooter cancelLabel={texts.keepDocument} onCancel={onClose}>
      <button type="button" onClick={() => void withdraw()} aria-disabled={isBusy} className={buttonClass('danger')}>
        {isBusy ? texts.working : texts.withdraw}
      </button>
    </DialogFooter>
  )
  return (
    <Dialog title={texts.withdrawTitle} onClose={onClose} isBusy={isBusy} footer={footer}>
      <p {...pendingAttributes}>{texts.withdrawText}</p>
    </Dialog>
  )
}

interface Props {
  picture: ImageBitmap
  label: string
  /** In pixels. Photos are scaled down to this size, because a phone's photo is far larger than its display size. */
  longestSidePx: number
  className: string
}

/** Draws the picture on a canvas, because the content security policy allows no blob URLs. */
function DocumentPicture({ picture, label, longestSidePx, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height))
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  }, [picture, width, height])
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className={`mx-auto max-w-full rounded-sm border border-mist-deep ${className}`}
    />
  )
}

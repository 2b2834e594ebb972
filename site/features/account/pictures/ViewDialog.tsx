import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { refreshAccount } from '../profile/store.ts'
import { DocumentPicture } from './DocumentPicture.tsx'
import { pictureTexts as texts } from './texts.ts'

/** Returns the picture of the document, or a message why it is unavailable. */
async function readDocument(): Promise<ImageBitmap | string> {
  const result = await call('getIdentityDocument')
  if (!result.ok) return result.code === 'file_not_found' ? texts.documentDeleted : result.message
  return createImageBitmap(result.value).catch(() => texts.documentUnreadable)
}

/**
 * Shows the uploaded document. This is a dialog, because a link would open no page of the site if the request fails.
 */
export function ViewDialog({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<ImageBitmap | string | null>(null)
  useEffect(() => {
    void readDocument().then((read) => {
      setShown(read)
      // The picture may have been deleted since the page was opened.
      if (typeof read === 'string') void refreshAccount()
    })
  }, [])
  return (
    <Dialog title={texts.document} onClose={onClose}>
      {shown === null && <Skeleton label={texts.loadingDocument} className="h-72" />}
      {typeof shown === 'string' && <p role="alert">{shown}</p>}
      {shown !== null && typeof shown !== 'string' && (
        <DocumentPicture picture={shown} label={texts.document} longestSidePx={2400} className="max-h-[75dvh]" />
      )}
    </Dialog>
  )
}

import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { applyAccountChanges, refreshAccount } from '../profile/store.ts'
import { DocumentPicture } from './DocumentPicture.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { documentFile } from './picture.ts'
import { pictureTexts as texts } from './texts.ts'

/** Uploads a picture of a passport or an identity card for the staff. */
export function IdentityDialog({ onClose }: { onClose: () => void }) {
  return (
    <PictureDialog
      title={texts.document}
      intro={texts.documentText}
      onClose={onClose}
      prepare={documentFile}
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

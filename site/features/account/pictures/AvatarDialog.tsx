import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { noteAccount } from '../store.ts'
import { CropStage } from './CropStage.tsx'
import { middle } from './crop.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { avatarFile } from './picture.ts'
import { pictureTexts as texts } from './texts.ts'

/** Chooses a photo and the square of it to use. */
export function AvatarDialog({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState(middle)
  return (
    <PictureDialog
      title={texts.photo}
      onClose={onClose}
      onChoose={() => setView(middle)}
      prepare={(picture) => avatarFile(picture, view)}
      upload={(file) => call('putAvatar', { query: {}, file })}
      onUploaded={({ value }) => {
        noteAccount({ avatar_url: value.avatar_url })
        toast({ title: texts.photoSaved })
      }}
    >
      {(picture) => <CropStage picture={picture} view={view} onView={setView} />}
    </PictureDialog>
  )
}

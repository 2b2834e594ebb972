import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { applyAccountChanges } from '../profile/store.ts'
import { CropStage } from './CropStage.tsx'
import { centredView } from './crop.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { avatarFile } from './picture.ts'
import { pictureTexts as texts } from './texts.ts'

/** Chooses a photo and the square of it to use. */
export function AvatarDialog({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState(centredView)
  return (
    <PictureDialog
      title={texts.photo}
      onClose={onClose}
      onChoose={() => setView(centredView)}
      prepare={(picture) => avatarFile(picture, view)}
      upload={(file) => call('putAvatar', { query: {}, file })}
      onUploaded={({ value }) => {
        applyAccountChanges({ avatar_url: value.avatar_url })
        toast({ title: texts.photoSaved })
      }}
    >
      {(picture) => <CropStage picture={picture} view={view} onView={setView} />}
    </PictureDialog>
  )
}

import { uploadMediaTypes } from '@nusa/shared/account'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { CallFailure } from '../../../lib/api.ts'
import { focusFirstError } from '../../../lib/form.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { FieldError } from '../../../ui/field/FieldParts.tsx'
import { showFormToast, toast } from '../../../ui/toast/toast.ts'
import { useAccountRequest, useLeaveWarning } from '../profile/use-account-request.ts'
import { openPicture, type Picture, type Problem } from './picture.ts'
import { pictureTexts as texts } from './texts.ts'

/** Resolves to the message that no file was chosen. */
const noPicture: Promise<Picture | Problem> = openPicture(undefined)

interface Props<UploadResult> {
  title: string
  intro?: string
  onClose: () => void
  onChoose?: () => void
  prepareFile: (picture: Picture) => Promise<Blob | Problem>
  upload: (file: Blob) => Promise<UploadResult | CallFailure>
  onUploaded: (result: UploadResult) => void
  /** Returns true if another attempt is pointless. The dialog then closes. */
  onRefused?: (refusal: { code: string }) => boolean
  /** Renders the picture as it will be uploaded. */
  children: (picture: ImageBitmap) => ReactNode
}

export function PictureDialog<UploadResult extends { ok: true }>(props: Props<UploadResult>) {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [error, setError] = useState<string>()
  const { isBusy, send } = useAccountRequest()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const latestPicture = useRef(noPicture)
  useLeaveWarning(picture !== null)

  const chooseFile = async (file: File | undefined) => {
    const openingPicture = openPicture(file)
    latestPicture.current = openingPicture
    props.onChoose?.()
    const openedPicture = await openingPicture
    // A large picture may take longer to open than a small picture that was chosen after it.
    if (latestPicture.current !== openingPicture) return
    setPicture('problem' in openedPicture ? null : openedPicture)
    setError('problem' in openedPicture ? openedPicture.problem : undefined)
  }

  const showFailure = (title: string, description: string) => {
    setError(description)
    focusFirstError(form.current)
    showFormToast(form.current, { title, description })
  }

  const closeWithFailure = (description: string) => {
    props.onClose()
    toast({ title: texts.uploadFailed, description, tone: 'destructive' })
  }

  // The button may be pressed while the picture is still opening.
  const prepareAndUpload = async () => {
    const pictureOrProblem = await latestPicture.current
    const fileOrProblem = 'problem' in pictureOrProblem ? pictureOrProblem : await props.prepareFile(pictureOrProblem)
    if ('problem' in fileOrProblem) return { ok: false, code: 'not_prepared', message: fileOrProblem.problem } as const
    return props.upload(fileOrProblem)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    void send(prepareAndUpload, (result) => {
      if (!result.ok && props.onRefused?.(result)) return closeWithFailure(result.message)
      if (!result.ok)
        return showFailure(result.code === 'not_prepared' ? texts.uploadError : texts.uploadFailed, result.message)
      props.onClose()
      props.onUploaded(result)
    })
  }

  const footer = (
    <DialogFooter cancelLabel={texts.cancel} onCancel={props.onClose}>
      <button type="submit" form={formId} aria-disabled={isBusy} className={buttonClass('primary')}>
        {isBusy ? texts.uploading : texts.upload}
      </button>
    </DialogFooter>
  )
  return (
    <Dialog title={props.title} onClose={props.onClose} isBusy={isBusy} footer={footer}>
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={submit}
        aria-busy={isBusy}
        data-unfinished={picture ? '' : undefined}
        className="grid grid-cols-1 gap-4"
      >
        {props.intro && <p>{props.intro}</p>}
        <PictureInput onFile={(file) => void chooseFile(file)} isBusy={isBusy} error={error} />
        {picture && props.children(picture.bitmap)}
      </form>
    </Dialog>
  )
}

interface PictureInputProps {
  onFile: (file: File | undefined) => void
  /** No other picture can be chosen during an upload. */
  isBusy: boolean
  error?: string
}

function PictureInput({ onFile, isBusy, error }: PictureInputProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {texts.choosePicture}
      </label>
      <input
        id={id}
        type="file"
        accept={uploadMediaTypes.join(',')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-types ${id}-error` : `${id}-types`}
        aria-disabled={isBusy}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => onFile(target.files?.[0])}
        className="block min-h-11 w-full rounded-sm border border-ink/50 bg-white text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:border-0 file:border-mist-deep file:border-r file:bg-mist file:px-4 file:font-semibold aria-invalid:border-terracotta"
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p id={`${id}-types`} className="mt-1 text-ink-soft text-sm">
        {texts.allowedTypes}
      </p>
    </div>
  )
}

import { uploadMediaTypes } from '@nusa/shared/account'
import { useId } from 'react'
import { FieldError } from '../../../ui/field/FieldError.tsx'
import { pictureTexts as texts } from './texts.ts'

interface Props {
  onFile: (file: File | undefined) => void
  /** No other picture can be chosen during an upload. */
  isBusy: boolean
  error?: string
}

/** Chooses a picture from the device. */
export function PictureInput({ onFile, isBusy, error }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {texts.choose}
      </label>
      <input
        id={id}
        type="file"
        accept={uploadMediaTypes.join(',')}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-types${error ? ` ${id}-error` : ''}`}
        aria-disabled={isBusy}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => onFile(target.files?.[0])}
        className="block min-h-11 w-full rounded-sm border border-ink/50 bg-white text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:border-0 file:border-mist-deep file:border-r file:bg-mist file:px-4 file:font-semibold aria-invalid:border-terracotta"
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p id={`${id}-types`} className="mt-1 text-ink-soft text-sm">
        {texts.types}
      </p>
    </div>
  )
}

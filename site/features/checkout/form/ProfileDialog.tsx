import { useStore } from '@nanostores/react'
import type { Profile } from '@nusa/shared/account'
import { invalidPhoneMessage } from '@nusa/shared/phones'
import { isBlank, normaliseLine } from '@nusa/shared/text'
import { atom } from 'nanostores'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { CallFailure } from '../../../lib/api.ts'
import { type FieldErrors, focusFirstError, useFieldErrors } from '../../../lib/form.ts'
import { openPanel } from '../../../lib/panels.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { CheckField } from '../../../ui/field/CheckField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { showFormToast, toast } from '../../../ui/toast/toast.ts'
import { $session, confirmSession, isOtherUserSignedIn } from '../../account/index.ts'
import {
  accountTexts,
  changedValues,
  initialNames,
  isInvalidPhone,
  saveProfile,
  toProfileChange,
} from '../../account/profile/index.ts'
import { checkoutTexts as texts } from '../texts.ts'
import { $draft, changeDraft, editsAfterCancel, getFieldText } from './draft.ts'

const nameFields = [
  { field: 'first_name', label: texts.firstName, autoComplete: 'given-name' },
  { field: 'last_name', label: texts.lastName, autoComplete: 'family-name' },
] as const
/** The text of this field is 'true' or 'false'. */
const singleNameField = 'single_name'
const contactFields = [
  { field: 'phone', label: texts.phone, autoComplete: 'tel', type: 'tel' },
  { field: 'address', label: texts.address, autoComplete: 'address-line1' },
  { field: 'city', label: texts.city, autoComplete: 'address-level2' },
  { field: 'country', label: texts.country, autoComplete: 'country-name' },
] as const
type ProfileField = (typeof nameFields | typeof contactFields)[number]
type FieldName = ProfileField['field'] | typeof singleNameField

/** The user whose session ended during a save. The dialog sends the edits of this user when it opens again. */
const $resumingUserId = atom<number | null>(null)

/** Sends the edits when the dialog opens again. Does nothing if another user has signed in. */
function resumeSaveAs(id: number): void {
  const session = $session.get()
  if (session.status === 'signed-in' && session.user.id === id) $resumingUserId.set(id)
}

/** A person with a single name needs no last name. */
function isNameMissing(profile: Profile, field: (typeof nameFields)[number]['field']): boolean {
  return isBlank(profile[field]) && !(field === 'last_name' && profile.single_name)
}

/**
 * Shows a field for a name only if the saved name is blank. Input stays in the draft until it is saved or discarded. If
 * the session ends during a save, the input is sent after the same traveller has signed in again.
 */
export function ProfileDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { profileEdits } = useStore($draft)
  const [missingNameFields] = useState(() => nameFields.filter(({ field }) => isNameMissing(profile, field)))
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const savedValues = { ...profile, single_name: String(profile.single_name) }
  const proposedValues = { ...savedValues, ...initialNames(profile) }
  const textOf = (field: FieldName) => getFieldText(profileEdits, field, savedValues[field], proposedValues[field])
  const hasSingleName = textOf(singleNameField) === 'true'
  const visibleNameFields = missingNameFields.filter(({ field }) => field !== 'last_name' || !hasSingleName)
  const fields = [...visibleNameFields, ...contactFields]
  const fieldTexts = Object.fromEntries(fields.map(({ field }) => [field, textOf(field)]))
  const [errors, setErrors] = useFieldErrors(fieldTexts)
  const editableFields: FieldName[] = [singleNameField, ...fields.map(({ field }) => field)]
  const isUnfinished = editableFields.some((field) => textOf(field) !== proposedValues[field])
  const editField = (field: FieldName, text: string) =>
    changeDraft({ profileEdits: { ...profileEdits, [field]: { text, saved: savedValues[field] } } })
  const cancel = () => {
    changeDraft({ profileEdits: editsAfterCancel(profileEdits) })
    onClose()
  }

  const findInputErrors = (): FieldErrors => {
    const inputErrors: FieldErrors = {}
    for (const { field } of fields) {
      if (normaliseLine(textOf(field)) === '') inputErrors[field] = accountTexts.required[field]
    }
    if (isInvalidPhone(textOf('phone'), profile.phone)) inputErrors.phone = invalidPhoneMessage
    return inputErrors
  }

  const handleFailure = (failure: CallFailure) => {
    // The page removes the dialog until the traveller has signed in again.
    if (failure.code === 'not_authenticated') return openPanel('auth', { onSignedIn: () => resumeSaveAs(profile.id) })
    setErrors(failure.fields ?? {})
    focusFirstError(form.current)
    showFormToast(form.current, { title: accountTexts.updateFailed, description: failure.message })
  }

  const save = async () => {
    if (isBusy) return
    const inputErrors = findInputErrors()
    setErrors(inputErrors)
    if (Object.keys(inputErrors).length > 0) return focusFirstError(form.current)
    if (isOtherUserSignedIn(profile.id)) return
    setIsBusy(true)
    const values = fields.map(({ field }) => [field, normaliseLine(textOf(field))] as const)
    const singleNameValue = [singleNameField, textOf(singleNameField)] as const
    const result = await saveProfile(toProfileChange(changedValues([...values, singleNameValue], savedValues)))
    setIsBusy(false)
    if (!result.ok) return handleFailure(result)
    changeDraft({ profileEdits: {} })
    // Updates the header, which shows the name that is stored with the session.
    void confirmSession()
    onClose()
    toast(accountTexts.profileUpdated)
  }

  const shouldResume = useStore($resumingUserId) === profile.id
  const resume = useEffectEvent(() => {
    $resumingUserId.set(null)
    void save()
  })
  useEffect(() => {
    if (shouldResume) resume()
  }, [shouldResume])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  const renderTextField = ({ field, ...fieldProps }: ProfileField) => (
    <TextField
      key={field}
      {...fieldProps}
      label={field === 'first_name' && hasSingleName ? accountTexts.singleNameLabel : fieldProps.label}
      required
      maxLength={200}
      value={textOf(field)}
      onValue={(value) => editField(field, value)}
      readOnly={isBusy}
      error={errors[field]}
    />
  )

  return (
    <Dialog
      title={texts.profileTitle}
      onClose={cancel}
      isBusy={isBusy}
      footer={
        <DialogFooter cancelLabel={texts.cancel} onCancel={cancel}>
          <button type="submit" form={formId} aria-disabled={isBusy} className={buttonClass('primary')}>
            {isBusy ? texts.working : texts.save}
          </button>
        </DialogFooter>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={submit}
        data-unfinished={isUnfinished ? '' : undefined}
        className="grid gap-4"
      >
        <p>{texts.profileText}</p>
        {visibleNameFields.map(renderTextField)}
        {missingNameFields.length > 0 && (
          <CheckField
            label={accountTexts.singleName}
            hint={accountTexts.singleNameHint}
            checked={hasSingleName}
            onValue={(isTicked) => editField(singleNameField, String(isTicked))}
            disabled={isBusy}
          />
        )}
        {contactFields.map(renderTextField)}
      </form>
    </Dialog>
  )
}

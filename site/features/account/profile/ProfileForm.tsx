import { earliestBirthday, type Profile } from '@nusa/shared/account'
import { addDays, type LocalDate, todayInBali } from '@nusa/shared/dates'
import { type FormEvent, useRef, useState } from 'react'
import { type FieldErrors, focusFirstError, useFieldErrors } from '../../../lib/form.ts'
import { openPanel } from '../../../lib/panels.ts'
import { buttonClass } from '../../../ui/button.ts'
import { CheckField } from '../../../ui/field/CheckField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { showFormToast, toast } from '../../../ui/toast/toast.ts'
import { $session, confirmSession, isOtherUserSignedIn } from '../session/store.ts'
import {
  checkProfile,
  initialNames,
  type ProfileValues,
  profileFields,
  remainingEdits,
  toProfileValues,
} from './profile-form.ts'
import { saveProfile } from './store.ts'
import { accountTexts as texts } from './texts.ts'
import { useLeaveWarning } from './use-account-request.ts'

/**
 * Input stays in the form until the server has accepted it, even if the session ends. Input entered during a save is
 * not part of that save.
 */
export function ProfileForm({ profile }: { profile: Profile }) {
  const [edits, setEdits] = useState<Partial<ProfileValues>>({})
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const savedValues = toProfileValues(profile)
  const initialValues = { ...savedValues, ...initialNames(profile) }
  const values = { ...initialValues, ...edits }
  const [errors, setErrors] = useFieldErrors(values)
  const isUnsaved = profileFields.some((field) => values[field] !== initialValues[field])
  const today = todayInBali(new Date())
  useLeaveWarning(isUnsaved)

  const showErrors = (errors: FieldErrors, title: string, description?: string) => {
    setErrors(errors)
    focusFirstError(form.current)
    showFormToast(form.current, { title, description })
  }

  const save = async () => {
    const checkedProfile = checkProfile(values, savedValues, today)
    if (!checkedProfile.ok) {
      if (checkedProfile.hasMissingFields)
        return showErrors(checkedProfile.errors, texts.missingFields.title, texts.missingFields.description)
      return showErrors(checkedProfile.errors, texts.updateFailed, Object.values(checkedProfile.errors)[0])
    }
    setErrors({})
    if (isOtherUserSignedIn(profile.id)) return
    setIsBusy(true)
    const result = await saveProfile(checkedProfile.change)
    setIsBusy(false)
    if (result.ok) {
      setEdits((edits) => remainingEdits(edits, values))
      // The header shows the name stored with the session.
      void confirmSession()
      return toast(texts.profileUpdated)
    }
    if (result.code === 'not_authenticated') return openPanel('auth', { onSignedIn: () => void saveIfSameUser() })
    showErrors(result.fields ?? {}, texts.updateFailed, result.message)
  }

  /** Another user may have signed in. */
  const saveIfSameUser = async () => {
    const session = $session.get()
    if (session.status === 'signed-in' && session.user.id === profile.id) await save()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void save()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-busy={isBusy}
      data-unfinished={isUnsaved ? '' : undefined}
      className="grid grid-cols-1 gap-6"
    >
      <ProfileFields
        values={values}
        email={profile.email}
        errors={errors}
        onEdit={(field, value) => setEdits((edits) => ({ ...edits, [field]: value }))}
        today={today}
      />
      <button type="submit" aria-disabled={isBusy} className={`${buttonClass('primary')} sm:justify-self-start`}>
        {isBusy ? texts.saving : texts.save}
      </button>
    </form>
  )
}

interface Props {
  values: ProfileValues
  email: string
  errors?: FieldErrors
  onEdit?: (field: keyof ProfileValues, value: string) => void
  /** The date in Bali. A birthday must be earlier. */
  today?: LocalDate
}

export function ProfileFields({ values, email, errors = {}, onEdit, today }: Props) {
  const hasSingleName = values.single_name === 'true'
  const renderField = (name: Exclude<keyof ProfileValues, 'single_name'>, autoComplete: string, type = 'text') => (
    <TextField
      label={name === 'first_name' && hasSingleName ? texts.singleNameLabel : texts.labels[name]}
      type={type}
      autoComplete={autoComplete}
      required={name !== 'whatsapp'}
      maxLength={type === 'date' ? undefined : 200}
      min={type === 'date' ? earliestBirthday : undefined}
      max={type === 'date' && today ? addDays(today, -1) : undefined}
      value={values[name]}
      onValue={(value) => onEdit?.(name, value)}
      error={errors[name]}
    />
  )
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      {renderField('first_name', hasSingleName ? 'name' : 'given-name')}
      {!hasSingleName && renderField('last_name', 'family-name')}
      <div className="sm:col-span-2">
        <CheckField
          label={texts.singleName}
          hint={texts.singleNameHint}
          checked={hasSingleName}
          onValue={(isTicked) => onEdit?.('single_name', String(isTicked))}
        />
      </div>
      <div className="sm:col-span-2 [&_input]:bg-mist">
        <TextField label={texts.labels.email} type="email" readOnly value={email} onValue={ignoreChange} />
        <p className="mt-1 text-ink-soft text-sm">{texts.emailHint}</p>
      </div>
      {renderField('phone', 'tel', 'tel')}
      {renderField('whatsapp', 'tel', 'tel')}
      <div className="sm:col-span-2">{renderField('address', 'address-line1')}</div>
      {renderField('city', 'address-level2')}
      {renderField('country', 'country-name')}
      {renderField('birthday', 'bday', 'date')}
    </div>
  )
}

/** The change handler of a read-only field. */
function ignoreChange(): void {}

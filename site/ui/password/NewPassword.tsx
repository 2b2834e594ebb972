import { useId } from 'react'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { PasswordField } from './PasswordField.tsx'
import { passwordTexts as texts } from './texts.ts'
import type { NewPasswordState } from './use-new-password.ts'

interface Props {
  label: string
  state: NewPasswordState
  readOnly?: boolean
}

/** A new password, its checklist and its confirmation. */
export function NewPassword({ label, state, readOnly }: Props) {
  const { password, confirmation, problem, change } = state
  const checklistId = useId()
  return (
    <>
      <PasswordField
        label={label}
        value={password}
        onValue={(password) => change({ password })}
        name="new-password"
        autoComplete="new-password"
        describedBy={checklistId}
        readOnly={readOnly}
        error={problem === null || problem === 'mismatch' ? undefined : texts[problem].description}
      />
      <PasswordChecklist id={checklistId} password={password} />
      <PasswordField
        label={texts.confirm}
        value={confirmation}
        onValue={(confirmation) => change({ confirmation })}
        name="confirm-password"
        autoComplete="new-password"
        readOnly={readOnly}
        error={problem === 'mismatch' ? texts.mismatch.description : undefined}
      />
    </>
  )
}

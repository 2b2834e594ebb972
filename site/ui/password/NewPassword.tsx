import { passwordRules } from '@nusa/shared/account'
import { useId } from 'react'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { PasswordField } from './PasswordField.tsx'
import { passwordTexts as texts } from './texts.ts'

export type NewPasswordProblem = 'requirements' | 'mismatch' | null

/** What stands against a new password, or null. */
export function newPasswordProblem(password: string, confirmation: string): NewPasswordProblem {
  if (!passwordRules.every((rule) => rule.test(password))) return 'requirements'
  return password === confirmation ? null : 'mismatch'
}

interface Props {
  label: string
  password: string
  confirmation: string
  onPassword: (password: string) => void
  onConfirmation: (confirmation: string) => void
  problem: NewPasswordProblem
}

/** A new password, its checklist and its confirmation. */
export function NewPassword({ label, password, confirmation, onPassword, onConfirmation, problem }: Props) {
  const checklistId = useId()
  return (
    <>
      <PasswordField
        label={label}
        value={password}
        onValue={onPassword}
        name="new-password"
        autoComplete="new-password"
        describedBy={checklistId}
        error={problem === 'requirements' ? texts.requirements.description : undefined}
      />
      <PasswordChecklist id={checklistId} password={password} />
      <PasswordField
        label={texts.confirm}
        value={confirmation}
        onValue={onConfirmation}
        name="confirm-password"
        autoComplete="new-password"
        error={problem === 'mismatch' ? texts.mismatch.description : undefined}
      />
    </>
  )
}

import { passwordRules } from '@nusa/shared/account'
import { useId } from 'react'
import { Icon } from '../Icon.tsx'
import { PasswordField } from './PasswordField.tsx'
import { passwordTexts as texts } from './texts.ts'
import type { NewPasswordState } from './use-new-password.ts'

interface Props {
  label: string
  state: NewPasswordState
  readOnly?: boolean
}

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
        label={texts.confirmPassword}
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

function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <div id={id}>
      <p className="font-medium text-sm">{texts.requirementsIntro}</p>
      <ul className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
        {passwordRules.map((rule) => {
          const isMet = rule.test(password)
          return (
            <li key={rule.id} className={`flex items-center gap-2 ${isMet ? 'text-jungle' : 'text-ink-soft'}`}>
              <Icon name={isMet ? 'check' : 'minus'} className="size-4" />
              {rule.label}
              <span className="sr-only">: {isMet ? texts.ruleMet : texts.ruleMissing}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

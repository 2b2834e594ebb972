import { passwordRules } from '@nusa/shared/account'
import { Icon } from '../icons/Icon.tsx'
import { passwordTexts as texts } from './texts.ts'

/** Shows live which password rules are met. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <div id={id}>
      <p className="font-medium text-sm">{texts.needs}</p>
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

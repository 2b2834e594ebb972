'use client'

import { useIsHydrated } from '../../../admin/use-is-hydrated.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { twoStepTexts } from '../texts/index.ts'
import type { TwoStepState } from '../two-step-state.ts'
import { AppMethod } from './AppMethod.tsx'
import { ConfirmIdentity } from './ConfirmIdentity.tsx'
import { PasskeyMethod } from './PasskeyMethod.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SessionList } from './SessionList.tsx'
import { useTwoStep } from './use-two-step.ts'
import './two-step.css'

interface Props {
  initialState: TwoStepState
  /** The URL to open after the setup of a required factor. Null if the user is signed in already. */
  continueTo: string | null
}

/** Manages the methods of two-step sign-in, the recovery codes and the sessions of the user. */
export function TwoStepPanel({ initialState, continueTo }: Props) {
  const twoStep = useTwoStep(initialState)
  const { state, message } = twoStep
  const isHydrated = useIsHydrated()
  const hasMethod = state.app !== null || state.passkeys.length > 0
  return (
    <fieldset className="nusa-two-step" disabled={!isHydrated}>
      <p
        role="status"
        ref={twoStep.messageRef}
        tabIndex={-1}
        className={message?.isError ? 'nusa-two-step__error' : undefined}
      >
        {message?.text}
      </p>
      <CurrentStep twoStep={twoStep} continueTo={continueTo} hasMethod={hasMethod} />
      {continueTo === null && <SessionList twoStep={twoStep} />}
    </fieldset>
  )
}

interface StepProps {
  twoStep: ReturnType<typeof useTwoStep>
  continueTo: string | null
  hasMethod: boolean
}

/** Shows what the user must do next: store new codes, continue to the CMS, confirm the identity, or change methods. */
function CurrentStep({ twoStep, continueTo, hasMethod }: StepProps) {
  const texts = useTexts(twoStepTexts).page
  const { state, newCodes } = twoStep
  if (newCodes) return <RecoveryCodes codes={newCodes} onStored={twoStep.hideCodes} />
  if (continueTo !== null && hasMethod) {
    return (
      <p>
        <a className="nusa-two-step__button" href={continueTo}>
          {texts.continue}
        </a>
      </p>
    )
  }
  if (!state.isConfirmed) return <ConfirmIdentity twoStep={twoStep} hasMethod={hasMethod} />
  return (
    <>
      <AppMethod twoStep={twoStep} />
      <PasskeyMethod twoStep={twoStep} />
      {hasMethod && (
        <section aria-labelledby="nusa-recovery">
          <h2 id="nusa-recovery">{texts.recoveryHeading}</h2>
          <p>{texts.codesLeft(state.recoveryCodes)}</p>
          <button
            type="button"
            disabled={twoStep.isBusy}
            onClick={() => void twoStep.sendChange('/two-step/recovery-codes', {}, texts.saved)}
          >
            {texts.replaceCodes}
          </button>
        </section>
      )}
    </>
  )
}

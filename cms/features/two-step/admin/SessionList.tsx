'use client'

import { useTexts } from '../../../core/i18n/use-language.ts'
import { twoStepTexts } from '../texts/index.ts'
import type { TwoStep } from './use-two-step.ts'

export function SessionList({ twoStep }: { twoStep: TwoStep }) {
  const texts = useTexts(twoStepTexts).page
  const { sessions } = twoStep.state
  return (
    <section aria-labelledby="nusa-sessions">
      <h2 id="nusa-sessions">{texts.sessions}</h2>
      <ul className="nusa-two-step__list">
        {sessions.map(({ id, device, createdAt, lastSeenAt, isCurrent }) => (
          <li key={id}>
            <div>
              <strong>{device || texts.unknownDevice}</strong>
              {isCurrent && <em>{` (${texts.thisBrowser})`}</em>}
              <p>{texts.sessionTimes(createdAt, lastSeenAt)}</p>
            </div>
            {!isCurrent && (
              <button
                type="button"
                aria-label={texts.signOutDevice(device || texts.unknownDevice)}
                disabled={twoStep.isBusy}
                onClick={() => void twoStep.sendChange('/sessions/end', { id }, texts.signedOut)}
              >
                {texts.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          type="button"
          disabled={twoStep.isBusy}
          onClick={() => void twoStep.sendChange('/sessions/end-others', {}, texts.signedOut)}
        >
          {texts.signOutOthers}
        </button>
      )}
    </section>
  )
}

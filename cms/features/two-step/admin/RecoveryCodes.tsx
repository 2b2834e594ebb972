'use client'

import { useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { twoStepTexts } from '../texts/index.ts'

/** Shows new recovery codes once. */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const texts = useTexts(twoStepTexts).page
  const [isCopied, setIsCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  return (
    <section aria-labelledby="nusa-codes">
      <h2 id="nusa-codes">{texts.newCodes}</h2>
      <p>{texts.newCodesHelp}</p>
      <ul className="nusa-two-step__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="nusa-two-step__buttons">
        <button type="button" onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}>
          {texts.copy}
        </button>
        <a
          className="nusa-two-step__button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={texts.codesFile}
        >
          {texts.download}
        </a>
        <button type="button" onClick={onStored}>
          {texts.codesStored}
        </button>
        <span role="status">{isCopied && texts.copied}</span>
      </div>
    </section>
  )
}

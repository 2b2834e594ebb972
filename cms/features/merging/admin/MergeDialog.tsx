'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import type { MergeQuestion } from '../merge-request.ts'
import { mergingTexts } from '../merging-texts.ts'
import '../../../admin/dialog.css'
import './merging.css'
import type { Choices } from './merging-fetch.ts'

interface Props {
  question: MergeQuestion
  /** Called with null if the editor goes back to the form. */
  onDecide: (choices: Choices | null) => void
}

/** Shows both values of each field that two users changed, and lets the editor choose. */
export function MergeDialog({ question: { by: otherEditor, conflicts, unseen }, onDecide }: Props) {
  const texts = useTexts(mergingTexts)
  const dialogRef = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useEffect(() => dialogRef.current?.showModal(), [])

  function submitChoices(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React's events bubble through portals, so they would also submit the form that is being saved.
    event.stopPropagation()
    const formData = new FormData(event.currentTarget)
    const readSide = (path: string) => (formData.get(path) === 'theirs' ? 'theirs' : 'mine')
    onDecide(Object.fromEntries(conflicts.map(({ path }) => [path, readSide(path)])))
  }

  return (
    <dialog
      ref={dialogRef}
      className="nusa-dialog nusa-merge"
      aria-labelledby={headingId}
      onClose={() => onDecide(null)}
    >
      <form onSubmit={submitChoices}>
        <h2 id={headingId}>{texts.heading(otherEditor)}</h2>
        {conflicts.length > 0 && <p>{texts.conflictsIntro}</p>}
        {conflicts.map(({ path, label, mine, theirs, note }) => (
          <fieldset key={path}>
            <legend>{label}</legend>
            <ChoiceOption path={path} side="mine" label={texts.mineLabel} text={mine} />
            <ChoiceOption path={path} side="theirs" label={texts.theirsLabel(otherEditor)} text={theirs} />
            {note && <p className="nusa-merge__note">{note}</p>}
          </fieldset>
        ))}
        {unseen.length > 0 && (
          <>
            <p>{texts.unseenIntro}</p>
            <ul>
              {unseen.map((field) => (
                <li key={field}>{field}</li>
              ))}
            </ul>
          </>
        )}
        <div className="nusa-dialog__buttons">
          <Button type="button" buttonStyle="secondary" margin={false} onClick={() => onDecide(null)}>
            {texts.backToForm}
          </Button>
          <Button type="submit" margin={false}>
            {unseen.length > 0 ? texts.publishEverything : texts.saveWithChoices}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

function ChoiceOption({
  path,
  side,
  label,
  text,
}: {
  path: string
  side: 'mine' | 'theirs'
  label: string
  text: string
}) {
  return (
    <label>
      <input type="radio" name={path} value={side} required />
      <span>
        <b>{label}</b>
        <span className="nusa-merge__value">{text}</span>
      </span>
    </label>
  )
}

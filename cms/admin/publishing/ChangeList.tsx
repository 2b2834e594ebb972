import type { Changes, EntryChange, FieldChange } from '@nusa/shared/publishing'
import { useWords } from '../../i18n/use-language.ts'
import { changeWords } from './change-words.ts'
import { EntryLink } from './EntryLink.tsx'
import { FaultList } from './FaultList.tsx'
import { changesWords } from './sentences.ts'
import { publishingWords } from './words/index.ts'
import { valueWords } from './words/values.ts'

/** How many entries are shown at first, enough for a new tour with its pictures. A button shows more. */
const few = 5

/** Shows the changes since the live release, by entry and field. */
export function ChangeList({ changes }: { changes: Changes | null }) {
  const words = useWords(publishingWords)
  if (changes?.kind === 'failed') {
    return (
      <div className="nusa-site__failed" role="alert">
        <p>{changesWords(changes, words)}</p>
        <FaultList faults={changes.faults} />
      </div>
    )
  }
  if (changes?.kind !== 'known') return null
  if (changes.total === 0) return <p>{changesWords(changes, words)}</p>
  const { entries, total } = changes
  return (
    <details className="nusa-changes" open={total <= few}>
      <summary>{changesWords(changes, words)}</summary>
      <ul>
        {entries.map((change) => (
          <li key={`${change.slug} ${change.id}`}>
            <EntryWords change={change} />
          </li>
        ))}
        {total > entries.length && <li>{words.otherEntries(total - entries.length)}</li>}
      </ul>
    </details>
  )
}

/** Shows a changed entry with a link to it, and each field before and after. */
export function EntryWords({ change: { kind, slug, id, collection, entry, fields } }: { change: EntryChange }) {
  const words = useWords(publishingWords)
  const title = entry === '' ? collection : `${collection} › ${entry}`
  return (
    <>
      <p>
        <span className={`nusa-changes__kind nusa-changes__kind--${kind}`}>{words.kinds[kind]}</span>{' '}
        {/* Removed from the site, so it may have been deleted. */}
        {kind === 'gone' ? (
          title
        ) : (
          <EntryLink slug={slug} id={id}>
            {title}
          </EntryLink>
        )}
      </p>
      {fields.length > 0 && (
        <dl className="nusa-changes__fields">
          {fields.map((change) => (
            <FieldWords key={change.field} change={change} />
          ))}
        </dl>
      )}
    </>
  )
}

function FieldWords({ change }: { change: FieldChange }) {
  const words = useWords(publishingWords)
  const { before, after } = changeWords(change, useWords(valueWords))
  return (
    <div className="nusa-changes__field">
      <dt>{change.field}</dt>
      <dd>
        {before === '' ? <i>{words.nothing}</i> : <del>{before}</del>}{' '}
        <span role="img" aria-label={words.isNow}>
          →
        </span>{' '}
        {after === '' ? <i>{words.nothing}</i> : <ins>{after}</ins>}
      </dd>
    </div>
  )
}

import type { Changes, EntryChange, FieldChange } from '@nusa/shared/publishing'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { describeChanges } from './descriptions.ts'
import { EntryLink, FaultList } from './EntryLinks.tsx'
import { formatChange, valueTexts } from './format-change.ts'
import { publishingTexts } from './texts/index.ts'

/** The list is expanded at first if it contains at most this many entries. */
const maxExpandedEntries = 5

/** Shows the changes since the live release, by entry and field. */
export function ChangeList({ changes }: { changes: Changes | null }) {
  const texts = useTexts(publishingTexts)
  if (changes?.kind === 'failed') {
    return (
      <div className="nusa-site__failed" role="alert">
        <p>{describeChanges(changes, texts)}</p>
        <FaultList faults={changes.faults} />
      </div>
    )
  }
  if (changes?.kind !== 'known') return null
  if (changes.total === 0) return <p>{describeChanges(changes, texts)}</p>
  const { entries, total } = changes
  return (
    <details className="nusa-changes" open={total <= maxExpandedEntries}>
      <summary>{describeChanges(changes, texts)}</summary>
      <ul>
        {entries.map((change) => (
          <li key={`${change.slug} ${change.id}`}>
            <EntryChanges change={change} />
          </li>
        ))}
        {total > entries.length && <li>{texts.otherEntries(total - entries.length)}</li>}
      </ul>
    </details>
  )
}

export function EntryChanges({ change: { kind, slug, id, collection, entry, fields } }: { change: EntryChange }) {
  const texts = useTexts(publishingTexts)
  const title = entry === '' ? collection : `${collection} › ${entry}`
  return (
    <>
      <p>
        <span className={`nusa-changes__kind nusa-changes__kind--${kind}`}>{texts.changeKinds[kind]}</span>{' '}
        {/* No link, because an entry removed from the site may have been deleted. */}
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
            <FieldChangeRow key={change.field} change={change} />
          ))}
        </dl>
      )}
    </>
  )
}

function FieldChangeRow({ change }: { change: FieldChange }) {
  const texts = useTexts(publishingTexts)
  const { before, after } = formatChange(change, useTexts(valueTexts))
  return (
    <div className="nusa-changes__field">
      <dt>{change.field}</dt>
      <dd>
        {before === '' ? <i>{texts.emptyValue}</i> : <del>{before}</del>}{' '}
        <span role="img" aria-label={texts.changedTo}>
          →
        </span>{' '}
        {after === '' ? <i>{texts.emptyValue}</i> : <ins>{after}</ins>}
      </dd>
    </div>
  )
}

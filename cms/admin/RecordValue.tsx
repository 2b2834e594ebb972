import type { Language } from '../i18n/language.ts'
import { recordWords } from './record-words.ts'

interface Props {
  value: unknown
  /** Of whoever reads it. */
  language: Language
}

/** A recorded value: a list of its entries, a table of its fields, or its words. */
export function RecordValue({ value, language }: Props) {
  if (value === null || value === undefined || value === '') return <Nothing language={language} />
  if (Array.isArray(value)) return <RecordList entries={value} language={language} />
  if (typeof value !== 'object') return <span>{wordsFor(value, language)}</span>
  return (
    <dl>
      {Object.entries(value).map(([name, part]) => (
        <div key={name}>
          <dt>{readable(name, language)}</dt>
          <dd>
            <RecordValue value={part} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Nothing({ language }: Pick<Props, 'language'>) {
  return <span className="nusa-record__none">{recordWords[language].nothing}</span>
}

function RecordList({ entries, language }: { entries: unknown[] } & Pick<Props, 'language'>) {
  if (entries.length === 0) return <Nothing language={language} />
  return (
    <ol>
      {entries.map((entry, index) => (
        // What is recorded never changes its order.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what an entry is known by
        <li key={index}>
          <RecordValue value={entry} language={language} />
        </li>
      ))}
    </ol>
  )
}

function wordsFor(value: unknown, language: Language): string {
  const words = recordWords[language]
  if (typeof value === 'number') return value.toLocaleString(words.locale)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return String(value)
}

/** `unitPrice` and `unit_price` as words, in the reader's language where we have them. */
function readable(name: string, language: Language): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  const readable = words.charAt(0).toUpperCase() + words.slice(1)
  return recordWords[language].names[readable] ?? readable
}

import type { Language } from '../../core/i18n/language.ts'
import { recordTexts } from './record-texts.ts'
import { readRecordFields, recordKeyLabel, recordValueText, toReadableName } from './record-values.ts'

interface Props {
  value: unknown
  language: Language
  /** The English name of the field, such as 'Unit price'; missing if the value is a whole record. */
  name?: string
  /** The record that contains the value. The format of a number depends on the other fields of the record. */
  record?: object
}

/** Shows a recorded value as a list, as a table of its fields, or as text. */
export function RecordValue({ value, language, name = '', record = {} }: Props) {
  if (value === null || value === undefined || value === '') return <EmptyValue language={language} />
  if (Array.isArray(value)) return <RecordList entries={value} language={language} />
  if (typeof value !== 'object') return <span>{recordValueText(value, name, language, record)}</span>
  const fields = readRecordFields(value)
  if (fields.length === 0) return <EmptyValue language={language} />
  return (
    <dl>
      {fields.map(([key, fieldValue]) => (
        <div key={key}>
          <dt>{recordKeyLabel(key, language, value)}</dt>
          <dd>
            <RecordValue value={fieldValue} language={language} name={toReadableName(key)} record={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function EmptyValue({ language }: Pick<Props, 'language'>) {
  return <span className="nusa-record__empty">{recordTexts[language].notSet}</span>
}

function RecordList({ entries, language }: { entries: unknown[] } & Pick<Props, 'language'>) {
  if (entries.length === 0) return <EmptyValue language={language} />
  return (
    <ol>
      {entries.map((entry, index) => (
        // Recorded lists never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies the entry
        <li key={index}>
          <RecordValue value={entry} language={language} />
        </li>
      ))}
    </ol>
  )
}

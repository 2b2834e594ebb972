import { paymentMethodLabel } from '@nusa/shared/booking'
import type { Language } from '../../core/i18n/language.ts'
import { instantText } from '../../core/i18n/times.ts'
import { formatRecordedNumber } from './format-recorded-number.ts'
import { recordTexts } from './record-texts.ts'

interface Props {
  value: unknown
  /** Language of the reader. */
  language: Language
  /** The readable English name of the field that contains the value. Missing for the whole record. */
  name?: string
  /** The record that contains the value. The format of a number depends on the other fields of the record. */
  record?: object
}

/** Shows a recorded value: a list, a table of its fields, or a text. */
export function RecordValue({ value, language, name = '', record = {} }: Props) {
  if (value === null || value === undefined || value === '') return <EmptyValue language={language} />
  if (Array.isArray(value)) return <RecordList entries={value} language={language} />
  if (typeof value !== 'object') return <span>{formatValue(value, name, language, record)}</span>
  const fields = sortByReadingOrder(
    Object.entries(value).filter(([key, fieldValue]) => !isTravellerRowId(key, fieldValue)),
  )
  if (fields.length === 0) return <EmptyValue language={language} />
  return (
    <dl>
      {fields.map(([key, fieldValue]) => {
        const name = toReadableName(key)
        return (
          <div key={key}>
            <dt>{labelOf(name, value, language)}</dt>
            <dd>
              <RecordValue value={fieldValue} language={language} name={name} record={value} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Returns the label of a field. The price of one unit is stored as `pricePerPerson`, whatever the line counts. */
function labelOf(name: string, record: object, language: Language): string {
  const { names, unitPrices } = recordTexts[language]
  const type = name === 'Price per person' && 'type' in record ? String(record.type) : ''
  return (Object.hasOwn(unitPrices, type) ? unitPrices[type] : undefined) ?? names[name] ?? name
}

/** The fields of a person in reading order. Postgres orders the keys of a JSON object by their length. */
const readingOrder = [
  'Full name',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Whatsapp',
  'Address',
  'City',
  'Country',
]

/** Sorts fields by `readingOrder`; other fields keep their order and come last. */
function sortByReadingOrder(fields: [string, unknown][]): [string, unknown][] {
  const positionOf = ([key]: [string, unknown]) => {
    const position = readingOrder.indexOf(toReadableName(key))
    return position === -1 ? readingOrder.length : position
  }
  return fields.toSorted((a, b) => positionOf(a) - positionOf(b))
}

/** Returns whether a value is the id of a form row, such as 'adult-1', which has no meaning to readers. */
function isTravellerRowId(key: string, value: unknown): boolean {
  return key === 'id' && typeof value === 'string' && /^(adult|child|infant)-\d+$/.test(value)
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

function formatValue(value: unknown, name: string, language: Language, record: object): string {
  const texts = recordTexts[language]
  if (typeof value === 'number') return formatRecordedNumber(value, { name, record, locale: texts.locale })
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const text = String(value)
  const instant = parseInstant(text)
  if (instant) return instantText(instant, language)
  const displayed = name === 'Payment method' ? paymentMethodLabel(text) : text
  const codes = texts.codes[name] ?? {}
  return (Object.hasOwn(codes, displayed) ? codes[displayed] : undefined) ?? displayed
}

/** Parses an ISO 8601 instant such as '2026-11-23T15:18:12.534Z'. Returns null for other texts. */
function parseInstant(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text)) return null
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** Converts `unitPrice` and `unit_price` to 'Unit price'. */
export function toReadableName(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

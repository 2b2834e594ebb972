import type { FlattenedField } from 'payload'

/** A changed field. Its values are included only if they are short and not personal data of a traveller. */
export interface Change {
  field: string
  before?: Short
  after?: Short
}

export type Short = string | number | boolean | null
type Values = Readonly<Record<string, unknown>>

/** Maximum length of a stored text value (characters). */
const longest = 80

/** Fields that are never recorded: credentials, request and deduplication keys, and fields that every save sets. */
const silent = new Set([
  ...['id', 'createdAt', 'updatedAt', 'sessions', 'hash', 'salt', 'password', 'current_password', 'collection'],
  ...['resetPasswordToken', 'resetPasswordExpiration', '_verificationToken', 'loginAttempts', 'lockUntil'],
  ...['apiKey', 'apiKeyIndex', 'enableAPIKey', 'request_hash', 'idempotency_key', 'dedupe_key'],
  // Follows from the slug, which is recorded.
  'previous_slugs',
])

/** Field types without personal data: choices, checkboxes, numbers and dates. */
const plain: readonly FlattenedField['type'][] = ['select', 'radio', 'checkbox', 'number', 'date']
/** Field types whose values are stored for content. */
const written: readonly FlattenedField['type'][] = [...plain, 'text', 'email', 'textarea', 'relationship', 'upload']

/**
 * Returns the fields that differ between two versions of an entry; fields in groups as `contact.phone`. Fields missing
 * in `after` were not read back and are skipped. For traveller records (`ofPeople`), no text is stored, because it
 * would remain after the account is deleted.
 */
export function changesOf(
  fields: readonly FlattenedField[],
  before: Values,
  after: Values,
  { ofPeople }: { ofPeople: boolean },
  prefix = '',
): Change[] {
  return fields.flatMap((field): Change[] => {
    const { name, type } = field
    if (silent.has(name) || type === 'join' || ('virtual' in field && field.virtual) || !(name in after)) return []
    if (type === 'group' || type === 'tab') {
      const nested = [valuesOf(before[name]), valuesOf(after[name])] as const
      return changesOf(field.flattenedFields, ...nested, { ofPeople }, `${prefix}${name}.`)
    }
    const [was, is] = [textOf(before[name]), textOf(after[name])]
    if (was === is) return []
    const change = { field: `${prefix}${name}` }
    const isTold = (ofPeople ? plain : written).includes(type)
    const values = [shortOf(was), shortOf(is)] as const
    if (!isTold || values[0] === undefined || values[1] === undefined) return [change]
    return [{ ...change, before: values[0], after: values[1] }]
  })
}

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/**
 * Serialises a value for comparison: related entries become ids, and null, an empty text and an empty list are equal.
 */
function textOf(value: unknown): string {
  return JSON.stringify(value, alike) ?? 'null'
}

function alike(key: string, value: unknown): unknown {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return key === '' ? null : undefined
  if (value === null) return key === '' ? null : undefined
  if (typeof value !== 'object' || Array.isArray(value)) return value
  if ('id' in value && 'createdAt' in value) return value.id
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Returns a value that fits on one line (at most 80 characters); otherwise undefined. */
function shortOf(text: string): Short | undefined {
  const value: unknown = JSON.parse(text)
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  const words = Array.isArray(value) && value.every((item) => typeof item !== 'object') ? value.join(', ') : value
  return typeof words === 'string' && words.length <= longest ? words : undefined
}

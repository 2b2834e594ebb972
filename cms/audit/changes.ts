import type { FlattenedField } from 'payload'

/** A field that is another than before; what stood there only where that is short and no matter of a traveller's. */
export interface Change {
  field: string
  before?: Short
  after?: Short
}

export type Short = string | number | boolean | null
type Values = Readonly<Record<string, unknown>>

/** The longest text that is kept as a value. */
const longest = 80

/** Never named: what signs in, what says who may, and what is written at each save by itself. */
const silent = new Set([
  ...['id', 'createdAt', 'updatedAt', 'sessions', 'hash', 'salt', 'password', 'current_password', 'collection'],
  ...['resetPasswordToken', 'resetPasswordExpiration', '_verificationToken', 'loginAttempts', 'lockUntil'],
  ...['apiKey', 'apiKeyIndex', 'enableAPIKey', 'request_hash', 'idempotency_key', 'dedupe_key'],
  // It follows from the address, which is named.
  'previous_slugs',
])

/** What is chosen, ticked or counted: it tells nothing of a person. */
const plain: readonly FlattenedField['type'][] = ['select', 'radio', 'checkbox', 'number', 'date']
/** What content says. */
const written: readonly FlattenedField['type'][] = [...plain, 'text', 'email', 'textarea', 'relationship', 'upload']

/**
 * The fields that differ between an entry of before and of now, those in groups as `contact.phone`. A field that was not read back is
 * passed over. Of what travellers leave behind no words are kept: they would stay when the account is deleted.
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

/** A value in one way of writing, however deep what it points to was read: nothing, an empty text and an empty list are the same. */
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

/** A value that fits in a line; undefined where it does not. */
function shortOf(text: string): Short | undefined {
  const value: unknown = JSON.parse(text)
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  const words = Array.isArray(value) && value.every((item) => typeof item !== 'object') ? value.join(', ') : value
  return typeof words === 'string' && words.length <= longest ? words : undefined
}

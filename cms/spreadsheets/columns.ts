import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { wordsOf } from '../fields/labels.ts'
import { labelIn } from '../i18n/label-in.ts'
import { type Kind, kindOf } from './kinds.ts'
import type { List, Table } from './tables.ts'
import type { Both } from './words.ts'

export type Values = Readonly<Record<string, unknown>>

/** A cell of a line that is not a field of the form. */
export type Mark = 'id' | 'line' | 'status' | 'version'

/**
 * A column of a spreadsheet: a mark, or fields of its lines. Lines for rows of different lists may have different
 * fields in it.
 */
export interface Column {
  label: string
  mark: Mark | null
  fields: readonly string[]
  /** Whether it belongs to the entry, not to a row of a list. */
  isOwn: boolean
  isImported: boolean
  /** Its headings in both languages and its field names, in lower case. */
  names: ReadonlySet<string>
}

const languages = ['en', 'id'] as const

/** Returns the columns of a table in order, with the labels of its forms. */
export function columnsOf(table: Table, { flattenedFields }: SanitizedCollectionConfig, words: Both): Column[] {
  const { language } = words
  const mark = (name: Mark): Column => ({
    label: words[language][name],
    mark: name,
    fields: [],
    isOwn: true,
    isImported: false,
    names: new Set([name, ...languages.map((language) => words[language][name].toLowerCase())]),
  })
  const own = table.columns.map((name) => ({
    ...columnOf(flattenedFields, name, language),
    isOwn: true,
    isImported: !table.lists,
  }))
  const ofLists = (table.lists ?? []).flatMap((list) => columnsOfList(list, flattenedFields, language, true))
  const hasStatus = flattenedFields.some(({ name }) => name === '_status' || name === 'status')
  return [
    mark('id'),
    ...(table.lists ? [mark('line')] : []),
    ...own,
    ...merged(ofLists),
    ...(hasStatus ? [mark('status')] : []),
    // Last, and never empty, because some spreadsheet programs omit empty cells at the end of a line.
    mark('version'),
  ]
}

type Unplaced = Omit<Column, 'isOwn' | 'isImported'>

/** @param before prefix of the heading, by language */
function columnOf(
  fields: readonly FlattenedField[],
  name: string,
  language: string,
  before: (language: string) => string = () => '',
): Unplaced {
  const field = fields.find((field) => field.name === name)
  const label = field && 'label' in field && field.label
  const called = (language: string) =>
    before(language) + (labelIn(label, language) ?? labelIn(label, 'en') ?? wordsOf(name))
  const own = before('en') === '' ? [name] : []
  const names = new Set([...own, ...languages.map(called)].map((name) => name.toLowerCase()))
  return { label: called(language), mark: null, fields: [name], names }
}

/**
 * Returns the columns of a list: first those that identify its rows and the rows of its inner lists, then the imported
 * ones.
 */
function columnsOfList(
  list: List,
  fields: readonly FlattenedField[],
  language: string,
  isOutermost: boolean,
): Column[] {
  const inner = innerFields(fields, list.field)
  const within = (list.inner ?? []).flatMap((rows) => columnsOfList(rows, inner, language, false))
  // Distinguishes the name of a package from the name of the tour.
  const before = isOutermost ? (language: string) => `${rowName(fields, list.field, language)} › ` : undefined
  const shown = list.shown.map((name) => ({
    ...columnOf(inner, name, language, before),
    ...{ isOwn: false, isImported: false },
  }))
  const imported = list.columns.map((name) => ({
    ...columnOf(inner, name, language),
    ...{ isOwn: false, isImported: true },
  }))
  return [...shown, ...within.filter(({ isImported }) => !isImported), ...imported, ...within]
}

/** Returns the form's label for a row of a list. */
function rowName(fields: readonly FlattenedField[], name: string, language: string): string {
  const field = fields.find((field) => field.name === name)
  const label = field?.type === 'array' && field.labels?.singular
  // The form shows this label within the text of a button, without a capital letter.
  const words = labelIn(label, language) ?? labelIn(label, 'en') ?? wordsOf(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Merges columns with the same heading. */
function merged(columns: readonly Column[]): Column[] {
  return [...Map.groupBy(columns, ({ label }) => label).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    return [
      {
        ...first,
        fields: [...new Set(same.flatMap(({ fields }) => fields))],
        names: new Set(same.flatMap(({ names }) => [...names])),
      },
    ]
  })
}

export function innerFields(fields: readonly FlattenedField[], name: string): readonly FlattenedField[] {
  const field = fields.find((field) => field.name === name)
  return field && 'flattenedFields' in field ? field.flattenedFields : []
}

/** The field of a line in a column, with its kind. */
export interface Placed {
  field: FlattenedField
  kind: Kind
}

/** Returns the field that belongs in the column, or null if none of them does. */
export function placedIn(
  column: Column,
  fields: readonly FlattenedField[],
  allowed: readonly string[],
  table: Table,
): Placed | null {
  const field = fields.find(({ name }) => column.fields.includes(name) && allowed.includes(name))
  const kind = field ? kindOf(field, table.days.includes(field.name)) : null
  return field && kind ? { field, kind } : null
}

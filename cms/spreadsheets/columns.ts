import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { wordsOf } from '../fields/labels.ts'
import { labelIn } from '../i18n/label-in.ts'
import { type Kind, kindOf } from './kinds.ts'
import type { List, Table } from './tables.ts'
import type { Both } from './words.ts'

export type Values = Readonly<Record<string, unknown>>

/** What of a line is no field of the form. */
export type Mark = 'id' | 'line' | 'status' | 'version'

/** A column of a spreadsheet: one of its marks, or fields of its lines. Lines that are rows of lists may have different ones in it. */
export interface Column {
  label: string
  mark: Mark | null
  fields: readonly string[]
  /** Of the entry rather than of a row of a list. */
  isOwn: boolean
  isImported: boolean
  /** What heads it in either language, and what its fields are called, in small letters. */
  names: ReadonlySet<string>
}

const languages = ['en', 'id'] as const

/** The columns of a table in their order, with what its forms call them. */
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
    // Last, and never empty: some spreadsheets leave out what is empty at the end of a line.
    mark('version'),
  ]
}

type Unplaced = Omit<Column, 'isOwn' | 'isImported'>

/** @param before what heads it besides, in a language */
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

/** The columns of a list: what tells its rows and those of its inner lists from one another, then what is imported of each. */
function columnsOfList(
  list: List,
  fields: readonly FlattenedField[],
  language: string,
  isOutermost: boolean,
): Column[] {
  const inner = innerFields(fields, list.field)
  const within = (list.inner ?? []).flatMap((rows) => columnsOfList(rows, inner, language, false))
  // A package's name is not the tour's.
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

/** What the form calls a row of a list. */
function rowName(fields: readonly FlattenedField[], name: string, language: string): string {
  const field = fields.find((field) => field.name === name)
  const label = field?.type === 'array' && field.labels?.singular
  return labelIn(label, language) ?? labelIn(label, 'en') ?? wordsOf(name)
}

/** Columns of one heading are one. */
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

/** A field of a line that stands in a column, and how. */
export interface Placed {
  field: FlattenedField
  kind: Kind
}

/** What of these fields stands in the column; null where none does. */
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

import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { labelFromName } from '../../core/field-tree/labels.ts'
import { labelInLanguage } from '../../core/i18n/label-in-language.ts'
import type { CellFormat } from './cell-format.ts'
import { findFormat } from './cell-formats.ts'
import type { SheetTextSet } from './sheet-texts.ts'
import { isExtensible, type List, type Table } from './table.ts'

/** A column that is not a field of the form. `line` has the keys of list rows. */
export type MetaColumn = 'id' | 'line' | 'remove' | 'status' | 'version'

/**
 * A column of a spreadsheet, with metadata or with fields. Lines for rows of different lists may have different fields
 * in the same column.
 */
export interface Column {
  label: string
  meta: MetaColumn | null
  fields: readonly string[]
  /** Whether the column belongs to the entry, not to a row of a list. */
  isEntryColumn: boolean
  /** The lists with this column. */
  lists: readonly string[]
  isImported: boolean
  /** The headings of the column in both languages and its field names, in lower case. */
  names: ReadonlySet<string>
}

const languages = ['en', 'id'] as const

/** Returns the columns of a table in order, with the labels of its forms. */
export function buildColumns(
  table: Table,
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  texts: SheetTextSet,
): Column[] {
  const { language } = texts
  const meta = (name: MetaColumn): Column => ({
    label: texts[language][name],
    meta: name,
    fields: [],
    isEntryColumn: true,
    lists: [],
    isImported: false,
    names: new Set([name, ...languages.map((language) => texts[language][name].toLowerCase())]),
  })
  const entryColumns = table.columns.map((name) => ({
    ...createColumn(flattenedFields, name, language),
    isEntryColumn: true,
    lists: [],
    isImported: !table.lists,
  }))
  const listColumns = (table.lists ?? []).flatMap((list) => buildListColumns(list, flattenedFields, language, true))
  const hasStatus = flattenedFields.some(({ name }) => name === '_status' || name === 'status')
  return [
    meta('id'),
    ...(table.lists ? [meta('line')] : []),
    ...(isExtensible(table.lists) ? [meta('remove')] : []),
    ...entryColumns,
    ...mergeColumns(listColumns),
    ...(hasStatus ? [meta('status')] : []),
    // The version is the last column and never empty, because some spreadsheet programs omit empty cells at the end of
    // a row.
    meta('version'),
  ]
}

type ColumnBase = Omit<Column, 'isEntryColumn' | 'isImported' | 'lists'>

/** @param headingPrefix prefix of the heading, by language */
function createColumn(
  fields: readonly FlattenedField[],
  name: string,
  language: string,
  headingPrefix: (language: string) => string = () => '',
): ColumnBase {
  const field = fields.find((field) => field.name === name)
  const label = field && 'label' in field && field.label
  const heading = (language: string) =>
    headingPrefix(language) + (labelInLanguage(label, language) ?? labelInLanguage(label, 'en') ?? labelFromName(name))
  const fieldNames = headingPrefix('en') === '' ? [name] : []
  const names = new Set([...fieldNames, ...languages.map(heading)].map((name) => name.toLowerCase()))
  return { label: heading(language), meta: null, fields: [name], names }
}

/**
 * Returns the columns of a list: first the columns that identify its rows and the rows of its inner lists, then the
 * imported columns.
 */
function buildListColumns(
  list: List,
  fields: readonly FlattenedField[],
  language: string,
  isOutermost: boolean,
): Column[] {
  const inner = innerFields(fields, list.field)
  const innerColumns = (list.inner ?? []).flatMap((rows) => buildListColumns(rows, inner, language, false))
  // Distinguishes the name of a package from the name of the tour.
  const headingPrefix = isOutermost ? (language: string) => `${rowName(fields, list.field, language)} › ` : undefined
  const shown = list.readOnlyColumns.map((name) => ({
    ...createColumn(inner, name, language, headingPrefix),
    isEntryColumn: false,
    lists: [list.field],
    isImported: false,
  }))
  const imported = list.columns.map((name) => ({
    ...createColumn(inner, name, language),
    isEntryColumn: false,
    lists: [list.field],
    isImported: true,
  }))
  return [...shown, ...innerColumns.filter(({ isImported }) => !isImported), ...imported, ...innerColumns]
}

/** Returns the form's label for a row of a list. */
function rowName(fields: readonly FlattenedField[], name: string, language: string): string {
  const field = fields.find((field) => field.name === name)
  const label = field?.type === 'array' && field.labels?.singular
  // The form shows this label within the text of a button, without a capital letter.
  const text = labelInLanguage(label, language) ?? labelInLanguage(label, 'en') ?? labelFromName(name)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Merges columns with the same heading. */
function mergeColumns(columns: readonly Column[]): Column[] {
  return [...Map.groupBy(columns, ({ label }) => label).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    return [
      {
        ...first,
        fields: [...new Set(same.flatMap(({ fields }) => fields))],
        lists: [...new Set(same.flatMap(({ lists }) => lists))],
        names: new Set(same.flatMap(({ names }) => [...names])),
      },
    ]
  })
}

export function innerFields(fields: readonly FlattenedField[], name: string): readonly FlattenedField[] {
  const field = fields.find((field) => field.name === name)
  return field && 'flattenedFields' in field ? field.flattenedFields : []
}

/** The field of an item in a column, with the format of its cell. */
export interface ColumnField {
  field: FlattenedField
  format: CellFormat
}

/** An entry or a row of a list: its form fields, and the names of those that are in the table. */
export interface FieldOwner {
  fields: readonly FlattenedField[]
  names: readonly string[]
  /** The list of the row; null for an entry. */
  list: List | null
}

/** Returns the field of an entry or row that belongs in the column, or null if none does. */
export function findColumnField(column: Column, { fields, names, list }: FieldOwner, table: Table): ColumnField | null {
  if (list ? !column.lists.includes(list.field) : !column.isEntryColumn) return null
  const field = fields.find(({ name }) => column.fields.includes(name) && names.includes(name))
  const format = field ? findFormat(field, table.formats[field.name]) : null
  return field && format ? { field, format } : null
}

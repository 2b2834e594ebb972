import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import type { Permission } from '../../access/permissions.ts'
import type { EntryValues, Values } from './cell-format.ts'
import type { FormatName } from './cell-formats.ts'

/**
 * A list of an entry, such as the packages of a tour. A row of the list is called a list row, and a row of the file a
 * sheet row.
 */
export interface List {
  field: string
  /** Read-only columns, which show to which list row a sheet row belongs. */
  readOnlyColumns: readonly string[]
  columns: readonly string[]
  /** Lists within the list rows, such as the prices of a package. */
  innerLists?: readonly List[]
  /** Set if the file contains no sheet rows for this list, but only for its inner lists. */
  isOnlyContainer?: true
  /**
   * The fields whose values together identify a list row. The first field is required. Only lists with an identity
   * allow an import to add and remove rows.
   */
  identity?: readonly string[]
  /** Returns null if the row can be removed. */
  findRemovalError?: (req: PayloadRequest, entry: EntryValues, row: Values) => Promise<string | null>
  getUnusedFields?: (row: Readonly<Record<string, unknown>>) => readonly string[]
}

/** A spreadsheet for the entries of a collection, or for the rows in lists of the entries. */
export interface Table {
  name: string
  /** What the sheet rows represent. */
  lineKind: 'entries' | 'prices' | 'rooms' | 'startTimes' | 'seasons' | 'questions'
  collection: CollectionSlug
  permission: Permission
  /**
   * The fields whose values identify an entry if a sheet row has no id. A missing page address is derived from the
   * title.
   */
  identity: readonly string[]
  /** Whether no two entries may share the identity. */
  isUnique: boolean
  /** The fields of `identity` that a sheet row may omit. */
  optionalIdentity: readonly string[]
  /** Fields of the entry. They are read-only if there are `lists`. */
  columns: readonly string[]
  lists?: readonly List[]
  /** Formats of fields whose type does not determine the format. */
  formats: Readonly<Record<string, FormatName>>
  /** Fields that a new entry must contain, because their default value is not a safe choice. */
  requiredWhenNew: readonly string[]
  /** Fields without a column that are needed to write the cells of other fields. */
  otherFields: readonly string[]
  /** Whether the check of a file runs the `beforeValidate` hooks. Must be false if these hooks change the entry. */
  hasCheckingHooks: boolean
}

type Columns<Slug extends CollectionSlug> = readonly (keyof DataFromCollectionSlug<Slug> & string)[]

interface TableOptions<Slug extends CollectionSlug> {
  lineKind?: Table['lineKind']
  collection: Slug
  identity: Columns<Slug>
  isUnique?: boolean
  columns: Columns<Slug>
  lists?: readonly List[]
  permission?: Permission
  optionalIdentity?: Columns<Slug>
  formats?: Table['formats']
  otherFields?: Columns<Slug>
  requiredWhenNew?: Columns<Slug>
  hasCheckingHooks?: boolean
}

export function defineTable<Slug extends CollectionSlug>(name: string, options: TableOptions<Slug>): Table {
  return {
    name,
    lineKind: 'entries',
    permission: 'content:edit',
    isUnique: false,
    hasCheckingHooks: false,
    optionalIdentity: [],
    otherFields: [],
    requiredWhenNew: [],
    formats: {},
    ...options,
  }
}

/** Returns whether rows can be added to one of the lists and removed from it. */
export function isExtensible(lists: readonly List[] | undefined): boolean {
  return lists?.some(({ identity, innerLists }) => identity !== undefined || isExtensible(innerLists)) ?? false
}

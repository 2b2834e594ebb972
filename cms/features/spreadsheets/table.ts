import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import type { Permission } from '../../access/permissions.ts'
import type { EntryValues, Values } from './cell-format.ts'
import type { FormatName } from './cell-formats.ts'

/**
 * A list of an entry, such as the packages of a tour. The sheet has one row for each list row. For the terms key and
 * identity, see sheet-items.ts.
 */
export interface List {
  /** The name of the list field. */
  field: string
  /** Read-only columns, which show to which list row a sheet row belongs. */
  readOnlyColumns: readonly string[]
  /** Imported columns. */
  columns: readonly string[]
  /** Lists within the list rows, such as the prices of a package. */
  innerLists?: readonly List[]
  /** Set if only the rows of the inner lists have sheet rows. */
  isOnlyContainer?: true
  /**
   * The fields whose values together identify a list row. The first field is required. Only lists with an identity
   * allow an import to add and remove rows.
   */
  identity?: readonly string[]
  /** Returns the reason why a row cannot be removed, or null if it can be removed. */
  findRemovalError?: (req: PayloadRequest, entry: EntryValues, row: Values) => Promise<string | null>
  /** Returns the names of the fields that the row does not use. */
  getUnusedFields?: (row: Readonly<Record<string, unknown>>) => readonly string[]
}

/** A spreadsheet for the entries of a collection, or for the rows in lists of the entries. */
export interface Table {
  name: string
  /** What the sheet rows represent. */
  lineKind: 'entries' | 'prices' | 'rooms' | 'startTimes' | 'seasons' | 'questions'
  collection: CollectionSlug
  /** The permission to export and import the table. */
  permission: Permission
  /**
   * The fields whose values identify an entry if a sheet row has no id. There is at least one. A missing page address
   * is derived from the title.
   */
  identity: readonly string[]
  /** Whether no two entries may share the identity. */
  isUnique: boolean
  /** The fields of the identity that may be empty. */
  optionalIdentity: readonly string[]
  /** The fields of the entry that are columns. They are read-only if there are `lists`. */
  columns: readonly string[]
  lists?: readonly List[]
  /** The formats of fields whose type does not determine the format, by the name of the field. */
  formats: Readonly<Record<string, FormatName>>
  /** The fields that the sheet row of a new entry must contain, because their default value is not a safe choice. */
  neededWhenNew: readonly string[]
  /** Fields that are not columns and are needed to write the cells of columns. */
  otherFields: readonly string[]
  /**
   * Whether the `beforeValidate` hooks of the collection only check the entry, so that the check of a file can run
   * them.
   */
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
  neededWhenNew?: Columns<Slug>
  hasCheckingHooks?: boolean
}

/** Returns a table. Missing options get default values. */
export function defineTable<Slug extends CollectionSlug>(name: string, options: TableOptions<Slug>): Table {
  return {
    name,
    lineKind: 'entries',
    permission: 'content:edit',
    isUnique: false,
    hasCheckingHooks: false,
    optionalIdentity: [],
    otherFields: [],
    neededWhenNew: [],
    formats: {},
    ...options,
  }
}

/** Returns whether rows can be added to one of the lists and removed from it. */
export function isExtensible(lists: readonly List[] | undefined): boolean {
  return lists?.some(({ identity, innerLists }) => identity !== undefined || isExtensible(innerLists)) ?? false
}

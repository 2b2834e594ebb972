/** How rich text becomes safe HTML. Functions, which show none of it, pass `() => ''`. */
export type RichText = (value: unknown) => string

/** A relation as Payload gives it: the id, or the entry itself where it was looked up. */
type Relation<Id extends number | string> = Id | { id: Id } | null | undefined

/** The id that a relation points to, or null where it points to nothing. */
export function relationId<Id extends number | string>(relation: Relation<Id>): Id | null {
  if (relation === null || relation === undefined) return null
  return typeof relation === 'object' ? relation.id : relation
}

/** The ids of several relations, in their order, without what was deleted meanwhile. */
export function relationIds<Id extends number | string>(relations: Relation<Id>[] | null | undefined): Id[] {
  return (relations ?? []).flatMap((relation) => relationId(relation) ?? [])
}

/** What every entry has. */
export function entryFields<Id extends number | string>(doc: { id: Id; createdAt: string; updatedAt: string }) {
  return { id: doc.id, created_at: doc.createdAt, updated_at: doc.updatedAt }
}

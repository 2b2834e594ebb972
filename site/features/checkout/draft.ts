import { relationshipSchema } from '@nusa/shared/booking'
import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { $session, lastingPersonalKey, personalKey, type SessionState } from '../session/store.ts'

const passengerDraftSchema = z.object({ name: z.optional(z.string()), relationship: z.optional(relationshipSchema) })

/** What has been typed at the checkout, field by field; nothing of it need be right yet. */
const draftSchema = z.object({
  /** The traveller's id whose draft it is; null while it was typed by somebody not signed in. */
  owner: z._default(z.nullable(z.int()), null),
  /** By cart item, then by traveller: 'adult-0', 'child-1'. */
  passengers: z._default(z.record(z.string(), z.record(z.string(), passengerDraftSchema)), {}),
  /** The travellers of the first item, by traveller: those of every item for which nothing else was typed. */
  party: z._default(z.record(z.string(), passengerDraftSchema), {}),
  emergency: z._default(
    z.object({
      name: z._default(z.string(), ''),
      email: z._default(z.string(), ''),
      phone: z._default(z.string(), ''),
      relationship: z._default(relationshipSchema, 'Self'),
    }),
    { name: '', email: '', phone: '', relationship: 'Self' },
  ),
  /** By field of the profile: what was typed over what was saved then. */
  profileEdits: z._default(z.record(z.string(), z.object({ text: z.string(), saved: z.string() })), {}),
  /** The version of the terms that were read to their end and accepted, or null. */
  acceptedTerms: z._default(z.nullable(z.string()), null),
})

export type Draft = z.infer<typeof draftSchema>
export type PassengerDraft = z.infer<typeof passengerDraftSchema>

const key = personalKey('checkout-draft')
const asideKey = lastingPersonalKey('checkout-draft')
const emptyDraft: Draft = draftSchema.parse({})

/** A stored draft; an empty one where there is none or it can't be read. */
export function parseDraft(text: string | null): Draft {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(text ?? '{}'))
    return parsed.success ? parsed.data : emptyDraft
  } catch {
    return emptyDraft
  }
}

/** What has been typed, kept in this tab so that a reload, a failure or signing in loses nothing. */
export const $draft = atom<Draft>(emptyDraft)

/**
 * The draft of one who is not signed in at the moment: not shown until it is they who come back. This tab's storage keeps it
 * where their session ran out, so that a reload loses nothing; signing out leaves nothing there.
 */
let putAside: Draft | null = null

/**
 * What is shown and what is put aside once it is known who is signed in. What was typed signed out goes on with who signs in;
 * what one traveller typed is never shown to another.
 */
export function draftsFor(
  session: SessionState,
  shown: Draft,
  aside: Draft | null,
): { shown: Draft; aside: Draft | null } {
  if (session.status === 'loading') return { shown, aside }
  if (session.status === 'signed-out')
    return shown.owner === null ? { shown, aside } : { shown: emptyDraft, aside: shown }
  const owner = session.user.id
  if (shown.owner === owner) return { shown, aside: null }
  if (aside?.owner === owner) return { shown: aside, aside: null }
  return { shown: { ...(shown.owner === null ? shown : emptyDraft), owner }, aside: null }
}

if (typeof window !== 'undefined') {
  const stored = parseDraft(readStored(key))
  if (stored.owner === null) {
    $draft.set(stored)
    const aside = parseDraft(readStored(asideKey))
    putAside = aside.owner === null ? null : aside
  } else {
    // Whoever signs out leaves none: the session may have run out while the page was away.
    putAside = stored
    keep(asideKey, stored)
  }
  $session.subscribe((session) => {
    const next = draftsFor(session, $draft.get(), putAside)
    putAside = next.aside
    if (session.status === 'loading') return
    if (session.status === 'signed-in') keep(asideKey, null)
    else if (session.hasEnded && next.aside) keep(asideKey, next.aside)
    // Writes it even where it is the same: the storage may still hold what was just put aside.
    show(next.shown)
  })
}

/** Without the travellers of these items; the terms are accepted for each booking anew. */
export function withoutBooked(draft: Draft, itemIds: readonly string[]): Draft {
  const passengers = Object.entries(draft.passengers).filter(([id]) => !itemIds.includes(id))
  return { ...draft, passengers: Object.fromEntries(passengers), acceptedTerms: null }
}

export function forgetBooked(itemIds: readonly string[]): void {
  show(withoutBooked($draft.get(), itemIds))
}

export function changeDraft(change: Partial<Draft>): void {
  show({ ...$draft.get(), ...change })
}

function readStored(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function show(draft: Draft): void {
  $draft.set(draft)
  keep(key, draft)
}

function keep(name: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft))
    else sessionStorage.removeItem(name)
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

type PassengerChanges = Readonly<Record<string, PassengerDraft>>

/** Keeps what was typed for travellers of an item, by traveller. What is typed for the first item goes for all. */
export function changePassengers(itemId: string, changes: PassengerChanges, isFirst: boolean): void {
  const { passengers, party } = $draft.get()
  changeDraft({
    passengers: { ...passengers, [itemId]: merged(passengers[itemId], changes) },
    ...(isFirst && { party: merged(party, changes) }),
  })
}

function merged(before: PassengerChanges = {}, changes: PassengerChanges): Record<string, PassengerDraft> {
  const entries = Object.entries(changes).map(([slot, change]) => [slot, { ...before[slot], ...change }])
  return { ...before, ...Object.fromEntries(entries) }
}

/** Returns what was typed for a traveller of an item, else what was typed for the first item. */
export function passengerDraft({ passengers, party }: Draft, itemId: string, slot: string): PassengerDraft {
  return { ...party[slot], ...passengers[itemId]?.[slot] }
}

/** Has an item follow the first one again, for the travellers that both have. */
export function followParty(itemId: string, slots: readonly string[]): void {
  const { passengers } = $draft.get()
  const own = Object.entries(passengers[itemId] ?? {}).filter(([slot]) => !slots.includes(slot))
  changeDraft({ passengers: { ...passengers, [itemId]: Object.fromEntries(own) } })
}

/** Forgets what was typed, since it has been booked. */
export function dropDraft(): void {
  show({ ...emptyDraft, owner: $draft.get().owner })
}

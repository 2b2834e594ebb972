import { relationshipSchema } from '@nusa/shared/booking'
import { isBlank } from '@nusa/shared/text'
import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { $session, personalKey, personalKeyUntilSignOut, type SessionState } from '../../account/index.ts'

const passengerDraftSchema = z.object({ name: z.optional(z.string()), relationship: z.optional(relationshipSchema) })

/** The checkout input, which may be incomplete or invalid. */
const draftSchema = z.object({
  /** The user who entered the draft; null for a signed-out visitor. */
  owner: z._default(z.nullable(z.int()), null),
  /** By cart item id, then by slot: 'adult-0', 'child-1'. */
  passengers: z._default(z.record(z.string(), z.record(z.string(), passengerDraftSchema)), {}),
  /** Travellers of the first item by slot. They apply to every other item for which no travellers were entered. */
  party: z._default(z.record(z.string(), passengerDraftSchema), {}),
  /**
   * By cart item id, then by `answerKey`: '65f0' for a question per booking, 'adult-0 65f0' for a question per
   * traveller.
   */
  answers: z._default(z.record(z.string(), z.record(z.string(), z.string())), {}),
  /** By cart item id: whether the names of a group, except the first traveller's name, will be entered later. */
  namesFollow: z._default(z.record(z.string(), z.boolean()), {}),
  emergency: z._default(
    z.object({
      name: z._default(z.string(), ''),
      email: z._default(z.string(), ''),
      phone: z._default(z.string(), ''),
      relationship: z._default(relationshipSchema, 'Self'),
    }),
    { name: '', email: '', phone: '', relationship: 'Self' },
  ),
  /** By profile field: the input, and the saved value that it replaces. */
  profileEdits: z._default(z.record(z.string(), z.object({ text: z.string(), saved: z.string() })), {}),
  /** The version of the terms that the traveller read to the end and accepted, or null. */
  acceptedTerms: z._default(z.nullable(z.string()), null),
})

export type Draft = z.infer<typeof draftSchema>
export type PassengerDraft = z.infer<typeof passengerDraftSchema>

const draftKey = personalKey('checkout-draft')
const hiddenDraftKey = personalKeyUntilSignOut('checkout-draft')
const emptyDraft: Draft = draftSchema.parse({})

/** Returns an empty draft if the text is missing or invalid. */
export function parseDraft(text: string | null): Draft {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(text ?? '{}'))
    return parsed.success ? parsed.data : emptyDraft
  } catch {
    return emptyDraft
  }
}

/** The draft that the page shows. It is stored in this tab, so that a reload, a failure or a sign-in loses nothing. */
export const $draft = atom<Draft>(emptyDraft)

/**
 * The draft of a traveller whose session has ended, hidden until they sign in again. Stored in this tab and removed on
 * sign-out.
 */
let hiddenDraft: Draft | null = null

/**
 * Returns the draft to show and the draft to hide. A signed-out visitor's input is assigned to the user who signs in.
 * One traveller's input is never shown to another.
 */
export function selectDrafts(
  session: SessionState,
  shown: Draft,
  hidden: Draft | null,
): { shown: Draft; hidden: Draft | null } {
  if (session.status === 'loading') return { shown, hidden }
  if (session.status === 'signed-out')
    return shown.owner === null ? { shown, hidden } : { shown: emptyDraft, hidden: shown }
  const owner = session.user.id
  if (shown.owner === owner) return { shown, hidden: null }
  if (hidden?.owner === owner) return { shown: hidden, hidden: null }
  const signedOutInput = shown.owner === null ? shown : emptyDraft
  return { shown: { ...signedOutInput, owner }, hidden: null }
}

if (typeof window !== 'undefined') {
  const storedDraft = parseDraft(readStorage(draftKey))
  if (storedDraft.owner === null) {
    $draft.set(storedDraft)
    const storedHiddenDraft = parseDraft(readStorage(hiddenDraftKey))
    hiddenDraft = storedHiddenDraft.owner === null ? null : storedHiddenDraft
  } else {
    // A sign-out would have removed this draft, so the session has ended while the page was closed.
    hiddenDraft = storedDraft
    writeStorage(hiddenDraftKey, storedDraft)
  }
  $session.subscribe((session) => {
    const nextDrafts = selectDrafts(session, $draft.get(), hiddenDraft)
    hiddenDraft = nextDrafts.hidden
    if (session.status === 'loading') return
    if (session.status === 'signed-in') writeStorage(hiddenDraftKey, null)
    else if (session.hasEnded && nextDrafts.hidden) writeStorage(hiddenDraftKey, nextDrafts.hidden)
    // An unchanged draft is stored too, because the storage may still contain the draft that was just hidden.
    setDraft(nextDrafts.shown)
  })
}

/** Removes the travellers and answers of booked items. The terms must be accepted again for the next booking. */
export function withoutBookedItems(draft: Draft, itemIds: readonly string[]): Draft {
  const withoutItems = <Value>(inputs: Record<string, Value>) =>
    Object.fromEntries(Object.entries(inputs).filter(([id]) => !itemIds.includes(id)))
  return {
    ...draft,
    passengers: withoutItems(draft.passengers),
    answers: withoutItems(draft.answers),
    namesFollow: withoutItems(draft.namesFollow),
    acceptedTerms: null,
  }
}

export function removeBookedFromDraft(itemIds: readonly string[]): void {
  setDraft(withoutBookedItems($draft.get(), itemIds))
}

export function changeDraft(change: Partial<Draft>): void {
  setDraft({ ...$draft.get(), ...change })
}

function readStorage(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function setDraft(draft: Draft): void {
  $draft.set(draft)
  writeStorage(draftKey, draft)
}

function writeStorage(name: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft))
    else sessionStorage.removeItem(name)
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

type PassengerChanges = Readonly<Record<string, PassengerDraft>>

/** Stores input by slot. Input for the first item applies to all items. */
export function changePassengers(itemId: string, changes: PassengerChanges, isFirstItem: boolean): void {
  const { passengers, party } = $draft.get()
  const change: Partial<Draft> = {
    passengers: { ...passengers, [itemId]: mergeChanges(passengers[itemId], changes) },
  }
  if (isFirstItem) change.party = mergeChanges(party, changes)
  changeDraft(change)
}

function mergeChanges(previous: PassengerChanges = {}, changes: PassengerChanges): Record<string, PassengerDraft> {
  const merged: Record<string, PassengerDraft> = { ...previous }
  for (const [slot, change] of Object.entries(changes)) merged[slot] = { ...previous[slot], ...change }
  return merged
}

/** Returns the input for a traveller. Fields without input have the values of the first item. */
export function passengerDraft({ passengers, party }: Draft, itemId: string, slot: string): PassengerDraft {
  return { ...party[slot], ...passengers[itemId]?.[slot] }
}

/** Returns the key of an answer in the draft. `slot` is the traveller, or null for a question per booking. */
export function answerKey(questionId: string, slot: string | null): string {
  return slot === null ? questionId : `${slot} ${questionId}`
}

export function changeAnswer(itemId: string, key: string, answer: string): void {
  const { answers } = $draft.get()
  changeDraft({ answers: { ...answers, [itemId]: { ...answers[itemId], [key]: answer } } })
}

export function setNamesDeferred(itemId: string, areDeferred: boolean): void {
  changeDraft({ namesFollow: { ...$draft.get().namesFollow, [itemId]: areDeferred } })
}

/** Removes the input of these slots, so that they use the travellers of the first item again. */
export function resetPassengers(itemId: string, slots: readonly string[]): void {
  const { passengers } = $draft.get()
  const otherEntries = Object.entries(passengers[itemId] ?? {}).filter(([slot]) => !slots.includes(slot))
  changeDraft({ passengers: { ...passengers, [itemId]: Object.fromEntries(otherEntries) } })
}

export function clearDraft(): void {
  setDraft({ ...emptyDraft, owner: $draft.get().owner })
}

type ProfileEdits = Draft['profileEdits']

/** Returns the user's edit if the saved value has not changed since, otherwise `proposed`. */
export function getFieldText(edits: ProfileEdits, field: string, saved: string, proposed = saved): string {
  const edit = edits[field]
  return edit?.saved === saved ? edit.text : proposed
}

/** Returns the edits that remain after Cancel: those of fields whose saved value is blank. */
export function editsAfterCancel(edits: ProfileEdits): ProfileEdits {
  return Object.fromEntries(Object.entries(edits).filter(([, { saved }]) => isBlank(saved)))
}

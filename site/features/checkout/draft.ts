import { relationshipSchema } from '@nusa/shared/booking'
import { atom } from 'nanostores'
import * as z from 'zod/mini'

const passengerDraftSchema = z.object({ name: z.optional(z.string()), relationship: z.optional(relationshipSchema) })

/** What has been typed at the checkout, field by field; nothing of it need be right yet. */
const draftSchema = z.object({
  /** By cart item, then by traveller: 'adult-0', 'child-1'. */
  passengers: z._default(z.record(z.string(), z.record(z.string(), passengerDraftSchema)), {}),
  emergency: z._default(
    z.object({
      name: z._default(z.string(), ''),
      email: z._default(z.string(), ''),
      phone: z._default(z.string(), ''),
      relationship: z._default(relationshipSchema, 'Other'),
    }),
    { name: '', email: '', phone: '', relationship: 'Other' },
  ),
  profile: z._default(z.record(z.string(), z.string()), {}),
  termsAccepted: z._default(z.boolean(), false),
})

export type Draft = z.infer<typeof draftSchema>
export type PassengerDraft = z.infer<typeof passengerDraftSchema>

const key = 'checkout-draft'
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

if (typeof window !== 'undefined') $draft.set(parseDraft(sessionStorage.getItem(key)))

export function changeDraft(change: Partial<Draft>): void {
  $draft.set({ ...$draft.get(), ...change })
  try {
    sessionStorage.setItem(key, JSON.stringify($draft.get()))
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

export function changePassenger(itemId: string, slot: string, change: PassengerDraft): void {
  const { passengers } = $draft.get()
  const item = passengers[itemId] ?? {}
  changeDraft({ passengers: { ...passengers, [itemId]: { ...item, [slot]: { ...item[slot], ...change } } } })
}

/** Forgets what was typed, since it has been booked. */
export function dropDraft(): void {
  $draft.set(emptyDraft)
  sessionStorage.removeItem(key)
}

import type { CollectionBeforeOperationHook } from 'payload'
import { outdated } from './refusal.ts'

/**
 * Lets the mark that a person must act be taken away only by who has seen why it is there. A form sends every field as it was
 * when it was opened: saved with a word about something else, it would take away a mark that was set meanwhile. So the
 * words of the mark, which nobody edits, must come along as they are now; else a form is refused, and of what a program sends the
 * rest is saved and the mark stays. Comes after the invoice was locked.
 */
export const keepUnseenMark = (
  collection: 'invoices' | 'refunds',
  words: 'attention_note' | 'error',
): CollectionBeforeOperationHook => {
  return async ({ args, operation, req }) => {
    if (operation !== 'update' || !('id' in args) || !('data' in args)) return args
    const { id } = args
    const sent: Readonly<Record<string, unknown>> = { ...args.data }
    if (!takesAway(sent) || (typeof id !== 'number' && typeof id !== 'string')) return args
    const found = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    const current: Readonly<Record<string, unknown>> = { ...found }
    if (current.needs_attention !== true || (sent[words] || '') === (current[words] || '')) return args
    if (typeof sent.updatedAt === 'string') throw outdated()
    const { needs_attention: _unseen, ...seen } = sent
    return { ...args, data: seen }
  }
}

/** Whoever asks by REST may send nothing, or an empty text, in the place of no. */
function takesAway(sent: Readonly<Record<string, unknown>>): boolean {
  return sent.needs_attention !== undefined && sent.needs_attention !== true
}

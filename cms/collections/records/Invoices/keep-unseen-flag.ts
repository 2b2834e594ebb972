import type { CollectionBeforeOperationHook } from 'payload'
import { outdatedError } from '../../../core/errors/refusal.ts'

/**
 * Creates a hook that lets `needs_attention` be cleared only by a caller who has seen its reason. A form sends every
 * field with its value from when the form was opened. Without this hook, saving a note would also clear a flag that was
 * set in the meantime.
 *
 * The request must therefore contain the current reason, a read-only field. If it does not, a request from a form is
 * refused. For a request from a program, the flag stays and the other fields are saved. The hook must run after the
 * invoice is locked.
 *
 * @param reasonField the field with the reason
 */
export const keepUnseenFlag = (
  collection: 'invoices' | 'refunds',
  reasonField: 'attention_note' | 'error',
): CollectionBeforeOperationHook => {
  return async ({ args, operation, req }) => {
    if (operation !== 'update' || !('id' in args) || !('data' in args)) return args
    const { id } = args
    const input: Readonly<Record<string, unknown>> = { ...args.data }
    if (!clearsFlag(input) || (typeof id !== 'number' && typeof id !== 'string')) return args
    const found = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    const current: Readonly<Record<string, unknown>> = { ...found }
    if (current.needs_attention !== true || (input[reasonField] || '') === (current[reasonField] || '')) return args
    if (typeof input.updatedAt === 'string') throw outdatedError()
    const { needs_attention: _ignored, ...otherFields } = input
    return { ...args, data: otherFields }
  }
}

/** Callers of the REST API may send null or an empty string instead of false. */
function clearsFlag(input: Readonly<Record<string, unknown>>): boolean {
  return input.needs_attention !== undefined && input.needs_attention !== true
}

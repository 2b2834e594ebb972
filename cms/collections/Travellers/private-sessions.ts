import type { ArrayField } from 'payload'

/**
 * Payload's own field of a traveller's sessions, shut. As it comes, it opens to whoever has the same number as the
 * traveller, though it be a colleague: ids count anew in every collection.
 */
export function privateSessions(): ArrayField {
  return {
    name: 'sessions',
    type: 'array',
    access: { read: () => false, create: () => false, update: () => false },
    admin: { disabled: true },
    fields: [
      { name: 'id', type: 'text', required: true },
      { name: 'createdAt', type: 'date', defaultValue: () => new Date() },
      { name: 'expiresAt', type: 'date', required: true },
    ],
  }
}

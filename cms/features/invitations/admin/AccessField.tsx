import type { UIFieldServerProps } from 'payload'
import { findInvitations } from '../find-invitations.ts'
import { Access } from './Access.tsx'

/** Shows in the form of an account whether the user has chosen a password yet. */
export async function AccessField({ payload, id }: UIFieldServerProps) {
  if (typeof id !== 'number') return <Access id={null} invitation={null} />
  const invitations = await findInvitations(payload, [id])
  return <Access id={id} invitation={invitations.get(id) ?? null} />
}

import { cmsUsers, traveller } from '../content/people.ts'
import type { SeedContext } from './context.ts'

/** Creates an administrator first, then an editor, a staff member, and a traveller with a complete profile. */
export async function seedPeople({ payload }: SeedContext): Promise<void> {
  for (const person of cmsUsers) {
    const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: person.email } } })
    if (totalDocs === 0) await payload.create({ collection: 'users', data: { ...person }, depth: 0 })
  }
  const { totalDocs } = await payload.count({ collection: 'travellers', where: { email: { equals: traveller.email } } })
  if (totalDocs > 0) return
  await payload.create({
    collection: 'travellers',
    data: { ...traveller, _verified: true },
    disableVerificationEmail: true,
    depth: 0,
  })
}

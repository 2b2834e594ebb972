import { colleagues, traveller } from '../content/people.ts'
import type { SeedContext } from './context.ts'

/** The demo's logins: an administrator first, an editor, a colleague of the staff, and a traveller who may book at once. */
export async function seedPeople({ payload }: SeedContext): Promise<void> {
  for (const person of colleagues) {
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

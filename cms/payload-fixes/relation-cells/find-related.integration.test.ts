import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '../../generated/payload-types.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { createPicture, createTour } from '../../testing/content.ts'
import { canOpenDocuments } from '../../testing/people.ts'
import { findRelated } from './find-related.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

const requestOf = ({ account }: { account: User }) =>
  createLocalReq({ user: { ...account, collection: 'users', ...canOpenDocuments } }, company.cms.payload)

test('findRelated returns draft titles to editors, and to staff the published titles and those of unpublished tours', async () => {
  const { payload } = company.cms
  const tour = await createTour(payload, { title: 'Seen', slug: 'seen' })
  await payload.update({
    collection: 'tours',
    id: tour.id,
    data: { title: 'Written on', _status: 'draft' },
    draft: true,
  })
  const draft = await createTour(payload, { title: 'Unseen', slug: 'unseen', _status: 'draft' })
  const unpublished = await createTour(payload, { title: 'Unpublished', slug: 'unpublished' })
  await payload.update({ collection: 'tours', id: unpublished.id, data: { _status: 'draft' } })
  const ids = [tour.id, draft.id, unpublished.id]
  const titles = async (who: { account: User }) => {
    const found = await findRelated('tours', ids, await requestOf(who))
    return ids.map((id) => found.get(id)?.title)
  }
  expect(await titles(company.editor)).toEqual(['Written on', 'Unseen', 'Unpublished'])
  expect(await titles(company.staff)).toEqual(['Seen', 'Unseen', 'Unpublished'])
})

test('findRelated returns only the fields that a list cell needs, including the thumbnail of a picture', async () => {
  const { payload } = company.cms
  const req = await requestOf(company.editor)
  const tour = await createTour(payload, { title: 'Named', slug: 'named' })
  expect((await findRelated('tours', [tour.id], req)).get(tour.id)).toEqual({
    id: tour.id,
    title: 'Named',
    slug: 'named',
  })
  const picture = await createPicture(payload)
  expect((await findRelated('media', [picture.id], req)).get(picture.id)).toMatchObject({
    alt: 'A green hill',
    thumbnailURL: picture.thumbnailURL,
  })
})

test('findRelated returns no entries of a collection that the user cannot read', async () => {
  const { id } = company.ofAyu.document
  const found = async (who: { account: User }) =>
    (await findRelated('identity-documents', [id], await requestOf(who))).size
  expect([await found(company.staff), await found(company.editor)]).toEqual([1, 0])
})

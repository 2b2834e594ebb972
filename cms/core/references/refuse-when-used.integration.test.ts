import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPicture, createTour } from '../../testing/content.ts'
import { createCmsUser } from '../../testing/people.ts'
import { picture as inText, paragraphs, root } from '../../testing/rich-text.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let editor = ''

beforeAll(async () => {
  cms = await startCms()
  editor = (await createCmsUser(cms, 'editor')).token
})
afterAll(() => cms.stop())

const pictureId = async () => (await createPicture(cms.payload)).id

/** Deletes an entry. Returns the status and, if the deletion is refused, the text about the entries that use it. */
async function remove(address: string): Promise<string> {
  const response = await cms.call('DELETE', `/api/${address}`, { token: editor })
  const { errors = [] } = await response.json()
  return [response.status, ...errors.map(({ message }: { message: string }) => message)].join(' ')
}

const usedBy = (user: string, title = 'A green hill') =>
  `409 “${title}” is still used by ${user}. Please remove it there first.`

async function create(address: string, body: object): Promise<number> {
  const response = await cms.call('POST', `/api/${address}`, { token: editor, body })
  const { doc, errors } = await response.json()
  expect([response.status, errors]).toEqual([201, undefined])
  return Number(doc.id)
}

function createArticle(title: string, content: object, status: 'draft' | 'published' = 'published') {
  const body = { title, content, author: 'Made', category: 'Sea', _status: status }
  return create(`articles?draft=${status === 'draft'}`, body)
}

async function change(address: string, body: object): Promise<void> {
  const response = await cms.call('PATCH', `/api/${address}`, { token: editor, body })
  expect(response.status, await response.text()).toBe(200)
}

const saveDraft = (address: string, body: object) => change(`${address}?draft=true`, { ...body, _status: 'draft' })

describe('a picture inside rich text', () => {
  test('cannot be deleted until it is removed from the article that shows it', async () => {
    const id = await pictureId()
    const article = await createArticle('With a boat', root(inText(id)))
    expect(await remove(`media/${id}`)).toBe(usedBy('1 news article (With a boat)'))
    await change(`articles/${article}`, { content: paragraphs('No boat.') })
    expect(await remove(`media/${id}`)).toBe('200')
  })

  test('cannot be deleted while a page, a rental or a nested array of a tour shows it', async () => {
    const [onPage, inTour, inDetails] = [await pictureId(), await pictureId(), await pictureId()]
    await create('pages', { title: 'About', content: root(inText(onPage)), _status: 'published' })
    const activities = [{ time: '08:00', description: root(inText(inTour)) }]
    for (const title of ['One', 'Two']) await createTour(cms.payload, { title, itinerary: [{ day: 1, activities }] })
    const type_id = await create('car-rental-types', { name: 'Van' })
    const rental = { car_name: 'Hiace', type_id, seats: 4, luggage: 2, price_per_day: 100_000 }
    await create('car-rentals', { ...rental, insurance: root(inText(inDetails)) })
    expect(await remove(`media/${onPage}`)).toBe(usedBy('1 page (About)'))
    expect(await remove(`media/${inTour}`)).toBe(usedBy('2 tours (One, Two)'))
    expect(await remove(`media/${inDetails}`)).toBe(usedBy('1 car rental (Hiace)'))
  })

  test('cannot be deleted if the rich text was sent with the whole picture instead of its id', async () => {
    const id = await pictureId()
    const whole = { value: { id, alt: 'A green hill' } }
    await createArticle('Whole', root({ ...inText(id), ...whole }))
    expect(await remove(`media/${id}`)).toBe(usedBy('1 news article (Whole)'))
  })

  test('cannot be deleted, and the error counts an entry with two uses once', async () => {
    const id = await pictureId()
    await createTour(cms.payload, { title: 'Twice', image_gallery: [id], notes: root(inText(id), inText(id)) })
    expect(await remove(`media/${id}`)).toBe(usedBy('1 tour (Twice)'))
  })
})

describe('an entry that a draft or a published version uses', () => {
  test('cannot be deleted if it is a picture or category of the draft of a published tour', async () => {
    const id = await pictureId()
    const category = await create('categories', { name: 'Boats', _status: 'published' })
    const tour = await createTour(cms.payload, { title: 'Drafted' })
    await saveDraft(`tours/${tour.id}`, { image_gallery: [id], category_ids: [category] })
    expect(await remove(`media/${id}`)).toBe(usedBy('the draft of 1 tour (Drafted)'))
    expect(await remove(`categories/${category}`)).toBe(usedBy('the draft of 1 tour (Drafted)', 'Boats'))
    const draft = await cms.payload.findByID({ collection: 'tours', id: tour.id, draft: true, depth: 0 })
    expect(draft).toMatchObject({ image_gallery: [id], category_ids: [category] })
  })

  test('cannot be deleted if it is a picture in rich text of published, unpublished or new articles', async () => {
    const id = await pictureId()
    const article = await createArticle('Published before', paragraphs('Nothing yet.'))
    await saveDraft(`articles/${article}`, { content: root(inText(id)) })
    await createArticle('Never published', root(inText(id)), 'draft')
    const unpublished = await createArticle('Not any more', root(inText(id)))
    await change(`articles/${unpublished}`, { _status: 'draft' })
    expect(await remove(`media/${id}`)).toBe(
      usedBy('the drafts of 3 news (Not any more, Never published, Published before)'),
    )
  })

  test('can be deleted after it was removed from the draft', async () => {
    const [gallery, text] = [await pictureId(), await pictureId()]
    const { id } = await createTour(cms.payload, {
      title: 'Never shown',
      image_gallery: [gallery],
      notes: root(inText(text)),
      _status: 'draft',
    })
    await saveDraft(`tours/${id}`, { image_gallery: [], notes: paragraphs('None.') })
    expect([await remove(`media/${gallery}`), await remove(`media/${text}`)]).toEqual(['200', '200'])
  })

  test('cannot be deleted if only the published version uses it', async () => {
    const id = await pictureId()
    const article = await createArticle('Live', root(inText(id)))
    await saveDraft(`articles/${article}`, { content: paragraphs('None.') })
    expect(await remove(`media/${id}`)).toBe(usedBy('1 news article (Live)'))
  })
})

test('the refusal to delete an entry lists the entries that use it, in the language of the user', async () => {
  const headers = { cookie: 'payload-lng=id' }
  const refusal = async (method: 'DELETE' | 'PATCH', address: string, body?: object) => {
    const response = await cms.call(method, `/api/${address}`, { token: editor, headers, ...(body && { body }) })
    return (await response.json()).errors[0].message
  }
  const id = await pictureId()
  await createTour(cms.payload, { title: 'In Indonesian', image_gallery: [id] })
  expect(await refusal('DELETE', `media/${id}`)).toBe(
    '“A green hill” masih dipakai oleh 1 tur (In Indonesian). Mohon hapus dari sana dahulu.',
  )
  const terms = await create('pages', { title: 'Terms', content: paragraphs('Fair.'), _status: 'published' })
  await cms.payload.updateGlobal({
    slug: 'settings',
    data: { site_name: 'Nusa', contact: { email: 'hello@nusa.example' }, terms_page: terms },
  })
  expect(await refusal('PATCH', `pages/${terms}`, { _status: 'draft' })).toBe(
    '“Terms” masih dipakai oleh Pengaturan. Mohon pilih yang lain di sana dahulu.',
  )
})

test('the refusal to delete an entry lists only the first three of many entries that use it', async () => {
  const country = await create('countries', { name: 'Indonesia', code: 'ID' })
  for (const name of ['Bali', 'Java', 'Komodo', 'Lombok'])
    await create('destinations', { name, country_id: country, _status: 'published' })
  expect(await remove(`countries/${country}`)).toBe(usedBy('4 destinations (Bali, Java, Komodo, …)', 'Indonesia'))
})

test('the refusal to delete an entry counts a draft without a title that uses it', async () => {
  const id = await pictureId()
  await create('tours?draft=true', { main_image: id, _status: 'draft' })
  expect(await remove(`media/${id}`)).toBe(usedBy('the draft of 1 tour'))
})

test('deleting several pictures deletes the unused ones, and returns an error for each picture in use', async () => {
  const [used, free] = [await pictureId(), await pictureId()]
  await createArticle('Of several', root(inText(used)))
  const response = await cms.call('DELETE', `/api/media?where[id][in]=${used},${free}`, { token: editor })
  expect(await response.json()).toMatchObject({
    docs: [{ id: free }],
    errors: [{ id: used, message: usedBy('1 news article (Of several)').slice(4) }],
  })
})

import { identityPictures } from '@nusa/cms/custom-tables'
import type { IdentityDocument } from '@nusa/cms/types'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../services/payments/sweep.ts'
import type { Browser } from '../testing/browser.ts'
import { photo } from '../testing/photo.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

const identity = '/api/account/identity'
let shop: TestApp
let ayu: Browser
let upload: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
  upload = await photo()
})
afterAll(() => shop.stop())

test('a new name or birthday sets a verified identity back to review, but a new city does not', async () => {
  const browser = await shop.newTraveller()
  await browser.upload(identity, upload)
  const { payload } = shop.office
  const { id } = await browser.call('getProfile')
  const collection = 'identity-documents'
  const find = async () => (await payload.find({ collection, where: { traveller: { equals: id } }, depth: 0 })).docs
  const [document] = await find()
  await payload.update({ collection, id: document?.id ?? 0, data: { state: 'verified' } })
  const status = async () => (await browser.call('getAccount')).verify_status
  const profile = await browser.call('getProfile')
  await browser.call('changeProfile', { city: 'Amed', first_name: profile.first_name })
  expect(await status()).toBe('verified')
  await browser.call('changeProfile', { first_name: 'Komang', birthday: '1990-02-28' })
  expect(await status()).toBe('in_review')
  expect(await find()).toMatchObject([{ state: 'in_review', changed_fields: 'first_name,birthday' }])
  // The document is not deleted like one that has waited for too long.
  await sweep(shop.deps)
  expect(await status()).toBe('in_review')
})

test('an identity document is reviewed by staff, can be replaced until it is accepted, and is visible to its owner only', async () => {
  const { payload } = shop.office
  const byTraveller = { traveller: { equals: (await ayu.call('getProfile')).id } }
  const documents = async () =>
    (await payload.find({ collection: 'identity-documents', where: byTraveller, depth: 0 })).docs
  expect(await ayu.call('getAccount')).toMatchObject({
    verify_status: 'not_verified',
    verify_uploaded_at: null,
    has_verify_upload: false,
  })
  await Promise.all(Array.from({ length: 4 }, () => ayu.upload(identity, upload)))
  const [first, ...others] = await documents()
  expect(others).toEqual([])
  expect(await ayu.call('getAccount')).toMatchObject({ verify_status: 'in_review', verify_reason: null })

  const refusal = { state: 'refused', reason: 'It is blurred.' } as const
  await payload.update({ collection: 'identity-documents', id: first?.id ?? 0, data: refusal })
  expect(await ayu.call('getAccount')).toMatchObject({ verify_status: 'refused', verify_reason: 'It is blurred.' })

  await ayu.upload(identity, upload)
  expect(await ayu.call('getAccount')).toMatchObject({ verify_status: 'in_review', verify_reason: null })
  // Staff who still have the replaced document open cannot decide about it.
  await expect(
    payload.update({ collection: 'identity-documents', id: first?.id ?? 0, data: { state: 'verified' } }),
  ).rejects.toThrow()
  const [second] = await documents()
  await payload.update({ collection: 'identity-documents', id: second?.id ?? 0, data: { state: 'verified' } })
  expect(await ayu.call('getAccount')).toMatchObject({ verify_status: 'verified', has_verify_upload: true })
  expect((await (await ayu.upload(identity, upload)).json()).error.code).toBe('already_verified')

  const picture = await ayu.send('GET', identity)
  const { headers } = picture
  const { format, exif } = await sharp(await picture.arrayBuffer()).metadata()
  expect([format, exif, headers.get('cache-control')]).toEqual(['webp', undefined, 'no-store'])
  expect((await (await shop.newTraveller()).send('GET', identity)).status).toBe(404)

  await shop.deps.housekeeping.deleteOutdated(new Date(Date.now() + 91 * 24 * 60 * 60 * 1000))
  expect((await ayu.send('GET', identity)).status).toBe(404)
  expect(await ayu.call('getAccount')).toMatchObject({ verify_status: 'verified', has_verify_upload: false })
  expect((await ayu.call('downloadData')).pictures.identity_document).toBeNull()
})

test('an identity document can be removed with its picture until it is accepted', async () => {
  const { payload, db } = shop.office
  const made = await shop.newTraveller()
  const [byTraveller, pictures] = [
    { traveller: { equals: (await made.call('getProfile')).id } },
    () => db.$count(identityPictures),
  ]
  const before = await pictures()
  await made.upload(identity, upload)
  expect(await pictures()).toBe(before + 1)
  await made.call('removeIdentityDocument')
  await made.call('removeIdentityDocument')
  expect(await made.call('getAccount')).toMatchObject({ verify_status: 'not_verified', verify_uploaded_at: null })
  expect([(await made.send('GET', identity)).status, await pictures()]).toEqual([404, before])

  for (const [state, code] of [
    ['refused', null],
    ['verified', 'already_verified'],
  ] as const) {
    await made.upload(identity, upload)
    const data = { state, reason: state === 'refused' ? 'It is blurred.' : null }
    const { docs } = await payload.find({ collection: 'identity-documents', where: byTraveller, depth: 0 })
    await payload.update({ collection: 'identity-documents', id: docs[0]?.id ?? 0, data })
    if (code) expect(await made.callExpectingFailure('removeIdentityDocument')).toMatchObject({ code, status: 409 })
    else await made.call('removeIdentityDocument')
    expect((await made.call('getAccount')).verify_status).toBe(code ? 'verified' : 'not_verified')
  }
})

describe('the owner of an identity document', () => {
  const mailsAfter = async (work: (id: number, made: Browser) => Promise<unknown>) => {
    const { payload } = shop.office
    const made = await shop.newTraveller()
    const { id, email } = await made.call('getProfile')
    await made.upload(identity, upload)
    const byTraveller = { traveller: { equals: id } }
    const { docs } = await payload.find({ collection: 'identity-documents', where: byTraveller, depth: 0 })
    // Emails of CMS users become due by the real clock, regardless of how long the test takes.
    shop.clock.now = new Date(Date.now() + 60_000)
    await work(docs[0]?.id ?? 0, made)
    await sweep(shop.deps)
    return { made, mails: shop.mails.sent.filter(({ to }) => to === email) }
  }
  const decide = (id: number, data: Partial<IdentityDocument>) =>
    shop.office.payload.update({ collection: 'identity-documents', id, data })

  test('gets an email when the document is accepted', async () => {
    const { mails } = await mailsAfter((id) => decide(id, { state: 'verified' }))
    expect(mails).toMatchObject([{ subject: 'Your identity is verified', text: expect.stringContaining('Hello Ayu') }])
  })

  test('gets an email with the reason and a link when the document is rejected, and another email when the decision changes', async () => {
    const reason = 'It is <b>blurred</b>.'
    const { mails } = await mailsAfter(async (id) => {
      await decide(id, { state: 'refused', reason })
      // Saving without a change sends no further email.
      await decide(id, { reason })
      await sweep(shop.deps)
      await decide(id, { state: 'verified' })
    })
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We could not accept your document',
      'Your identity is verified',
    ])
    expect(mails[0]?.text).toContain(`Reason: ${reason}`)
    expect(mails[0]?.text).toContain(`Upload a new picture: ${shop.siteUrl}/dashboard`)
    expect(mails[0]?.html).not.toContain('<b>blurred')
  })

  test('gets no email about a document that was replaced or removed before the email is sent', async () => {
    const reason = 'It is blurred.'
    const { mails } = await mailsAfter(async (id, made) => {
      await decide(id, { state: 'refused', reason })
      await made.upload(identity, upload)
    })
    expect(mails).toEqual([])
    const { mails: none } = await mailsAfter(async (id, made) => {
      await decide(id, { state: 'refused', reason })
      await made.send('DELETE', identity)
    })
    expect(none).toEqual([])
  })

  test('gets an email about the last decision only, if staff change the decision before the email is sent', async () => {
    const { mails } = await mailsAfter(async (id) => {
      await decide(id, { state: 'refused', reason: 'It is blurred.' })
      await decide(id, { state: 'verified' })
    })
    expect(mails.map(({ subject }) => subject)).toEqual(['Your identity is verified'])
    const { mails: none } = await mailsAfter(async (id) => {
      await decide(id, { state: 'verified' })
      await decide(id, { state: 'in_review' })
    })
    expect(none).toEqual([])
  })

  test('gets an email when the document is deleted because it was not reviewed for 30 days', async () => {
    const day = 24 * 60 * 60 * 1000
    const { made, mails } = await mailsAfter(async () => {
      await shop.deps.housekeeping.deleteOutdated(new Date(Date.now() + 29 * day))
      const { totalDocs } = await shop.office.payload.count({
        collection: 'identity-documents',
        where: { state: { equals: 'in_review' } },
      })
      expect(totalDocs).toBeGreaterThan(0)
      shop.clock.now = new Date(Date.now() + 31 * day)
    })
    expect(mails.map(({ subject }) => subject)).toEqual(['Please upload your document again'])
    expect(await made.call('getAccount')).toMatchObject({ verify_status: 'not_verified' })
    expect((await made.send('GET', identity)).status).toBe(404)
  })
})

import { expect, test, vi } from 'vitest'
import { type MergeQuestion, mergedHeader, mergeField } from '../merge-request.ts'
import { type Choices, createMergingFetch } from './merging-fetch.ts'

const question: MergeQuestion = {
  kind: 'merge',
  newest: '2026-11-26T10:00:00.000Z',
  by: 'Ayu',
  conflicts: [{ path: 'title', label: 'Title', mine: 'Mine', theirs: 'Theirs' }],
  unseen: [],
}
const refused = (data: object) => Response.json({ errors: [{ message: 'No.', data }] }, { status: 409 })
const outdated = () => refused({ kind: 'outdated' })
const summary = { by: 'Ayu', fields: ['Title'] }
const saved = (headers = {}) => Response.json({ doc: { id: 1 } }, { headers })
const merged = () => saved({ [mergedHeader]: encodeURIComponent(JSON.stringify(summary)) })

function createForm(responses: Response[], answers: (Choices | null)[] = []) {
  const sent: unknown[] = []
  const onMerged = vi.fn()
  const decide = vi.fn(async () => answers.shift() ?? null)
  const getOpenedValues = (path: string) => (path === '/api/tours/1' ? { title: 'Opened' } : undefined)
  const mergingFetch = createMergingFetch(
    async (_address, init) => {
      if (init?.body instanceof FormData) sent.push(JSON.parse(String(init.body.get('_payload'))))
      return responses.shift() ?? saved()
    },
    '/api',
    { getOpenedValues, decide, onMerged },
  )
  async function save(address = '/api/tours/1?depth=0') {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ title: 'Mine' }))
    return mergingFetch(address, { method: 'PATCH', body })
  }
  return { save, sent, decide, onMerged }
}

test('createMergingFetch sends a save only once if the save is not outdated', async () => {
  const { save, sent, decide } = createForm([saved()])
  expect((await save()).status).toBe(200)
  expect(sent).toEqual([{ title: 'Mine' }])
  expect(decide).not.toHaveBeenCalled()
})

test('createMergingFetch resends an outdated save together with the original values of the form', async () => {
  const { save, sent, onMerged } = createForm([outdated(), merged()])
  expect((await save()).status).toBe(200)
  expect(sent[1]).toEqual({ title: 'Mine', [mergeField]: { opened: { title: 'Opened' } } })
  expect(onMerged).toHaveBeenCalledWith('/api/tours/1', summary)
})

test('createMergingFetch requests choices for each new version of the entry, and sends the choices with that version', async () => {
  const choices = { title: 'mine' } as const
  const { save, sent, decide } = createForm(
    [outdated(), refused(question), refused({ ...question, newest: 'later' }), merged()],
    [choices, choices],
  )
  expect((await save()).status).toBe(200)
  expect(decide).toHaveBeenCalledTimes(2)
  expect(sent.slice(2)).toMatchObject([
    { [mergeField]: { seen: question.newest, choices } },
    { [mergeField]: { seen: 'later', choices } },
  ])
})

test('createMergingFetch returns the refusal if the editor goes back to the form', async () => {
  const { save, onMerged } = createForm([outdated(), refused(question)], [null])
  const response = await save()
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ errors: [{ data: { kind: 'merge' } }] })
  expect(onMerged).not.toHaveBeenCalled()
})

test('createMergingFetch does not resend a save that was refused for another reason or whose form is not open', async () => {
  for (const [response, address] of [
    [refused({ errors: [] }), undefined],
    [Response.json({ errors: [{ message: 'In use.' }] }, { status: 409 }), undefined],
    [outdated(), '/api/tours/2'],
  ] as const) {
    const { save, sent } = createForm([response])
    expect((await save(address)).status).toBe(409)
    expect(sent).toHaveLength(1)
  }
})

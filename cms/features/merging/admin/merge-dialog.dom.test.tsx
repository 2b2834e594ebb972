import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { click, findButton, renderInForm, unmountForm } from '../../../testing/payload-form.tsx'
import { MergeDialog } from './MergeDialog.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../../testing/payload-form.tsx')).payloadForm)

const conflict = { path: 'description', label: 'Description', mine: 'Green and wet.', theirs: 'Green and terraced.' }
const question = { kind: 'merge', newest: '2026-11-27', by: null, conflicts: [conflict], unseen: [] } as const
const onDecide = vi.fn()

const open = () =>
  renderInForm(<MergeDialog question={{ ...question, conflicts: [conflict], unseen: [] }} onDecide={onDecide} />)
const choices = () =>
  [...document.querySelectorAll('label')].map((label) =>
    [...label.querySelectorAll('span > *')].map((part) => part.textContent),
  )

afterEach(async () => {
  await unmountForm()
  onDecide.mockClear()
})

test('MergeDialog shows both values of a field that two users changed', async () => {
  await open()
  expect(document.querySelector('legend')?.textContent).toBe('Description')
  expect(choices()).toEqual([
    ['Yours', 'Green and wet.'],
    ['Other version', 'Green and terraced.'],
  ])
})

test.each(['mine', 'theirs'])('MergeDialog returns the choice %j', async (side) => {
  await open()
  await click(document.querySelector(`input[value=${side}]`))
  await act(async () => document.querySelector('form')?.requestSubmit())
  expect(onDecide.mock.calls).toEqual([[{ description: side }]])
})

test('MergeDialog returns null if the editor goes back to the form with the button or the Escape key', async () => {
  await open()
  await click(findButton('Back to the form'))
  await act(async () => void document.querySelector('dialog')?.dispatchEvent(new Event('close')))
  expect(onDecide.mock.calls).toEqual([[null], [null]])
})

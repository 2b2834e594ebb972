import { expect, it } from 'vitest'
import { withMemoryFallback } from './with-memory-fallback.ts'

function browser() {
  const stored = new Map<string, string>()
  const state = { isFull: false }
  const setItem = (name: string, value: string) => {
    if (state.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    stored.set(name, value)
  }
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem,
    removeItem: (name: string) => void stored.delete(name),
  }
  return { state, stored, storage }
}

it('withMemoryFallback uses only the storage if the storage accepts the value', () => {
  const { stored, storage } = browser()
  const keeper = withMemoryFallback(() => storage)
  keeper.setItem('note', 'one')
  stored.set('note', 'of another tab')
  expect(keeper.getItem('note')).toBe('of another tab')
})

it('withMemoryFallback keeps a value in memory if the storage is full, and removes the stored value', () => {
  const { state, stored, storage } = browser()
  const keeper = withMemoryFallback(() => storage)
  keeper.setItem('note', 'one')
  state.isFull = true
  keeper.setItem('note', 'two')
  expect(keeper.getItem('note')).toBe('two')
  keeper.removeItem('note')
  expect(keeper.getItem('note')).toBeNull()
  expect(stored.has('note')).toBe(false)
})

it('withMemoryFallback keeps values in memory if storage is unavailable', () => {
  const keeper = withMemoryFallback(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(keeper.getItem('note')).toBeNull()
  keeper.setItem('note', 'one')
  expect(keeper.getItem('note')).toBe('one')
  keeper.removeItem('note')
  expect(keeper.getItem('note')).toBeNull()
})

it('withMemoryFallback keeps a rejected value in the spare storage until the main storage accepts a value', () => {
  const [full, spare] = [browser(), browser()]
  const onPage = () =>
    withMemoryFallback(
      () => full.storage,
      () => spare.storage,
    )
  full.stored.set('note', 'one')
  full.state.isFull = true
  onPage().setItem('note', 'two')
  expect(onPage().getItem('note')).toBe('two')
  full.state.isFull = false
  onPage().setItem('note', 'three')
  expect(onPage().getItem('note')).toBe('three')
  expect(spare.stored.has('note')).toBe(false)
})

it('withMemoryFallback does not return an outdated value of the spare storage', () => {
  const [full, spare] = [browser(), browser()]
  full.state.isFull = true
  withMemoryFallback(
    () => full.storage,
    () => spare.storage,
  ).setItem('note', 'one')
  spare.state.isFull = true
  const keeper = withMemoryFallback(
    () => full.storage,
    () => spare.storage,
  )
  keeper.setItem('note', 'two')
  expect(keeper.getItem('note')).toBe('two')
  expect(spare.stored.has('note')).toBe(false)
})

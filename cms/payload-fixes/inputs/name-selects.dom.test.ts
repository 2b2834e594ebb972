import { afterEach, expect, test } from 'vitest'
import { nameSelects } from './name-selects.ts'

afterEach(() => document.body.replaceChildren())

test('nameSelects names a select after the label of its field, and leaves named inputs unchanged', () => {
  document.body.innerHTML = `
    <div class="field-type" id="outer"><label class="field-label">Prices</label>
      <div class="field-type"><label class="field-label">Tour type</label><input role="combobox" id="type"></div>
    </div>
    <div class="field-type"><label class="field-label">Car</label><input role="combobox" id="car" aria-label="Van"></div>
    <input role="combobox" id="filter">`
  nameSelects(document)
  const named = (id: string) =>
    document.getElementById(document.getElementById(id)?.getAttribute('aria-labelledby') ?? '')
  expect(named('type')?.textContent).toBe('Tour type')
  expect([named('car'), named('filter')]).toEqual([null, null])
})

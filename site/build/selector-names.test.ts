import { expect, test } from 'vitest'
import { requiredNames } from './selector-names.ts'

test.each([
  ['.flex', ['flex']],
  ['.sm\\:aspect-\\[4\\/3\\]', ['sm:aspect-[4/3]']],
  ['.\\32 xl', ['2xl']],
  ['.top-0\\.5', ['top-0.5']],
  ['html[data-signed-in] .signed-in\\:block', ['signed-in:block', '<html']],
  ['.rich-text h2', ['rich-text', '<h2']],
  ['.rich-text>*+*', ['rich-text']],
  ['summary::-webkit-details-marker', ['<summary']],
  ['label[for]', ['<label']],
  ['[data-view=list] .list-view\\:flex-row', ['list-view:flex-row', '[data-view']],
  ['.data-\\[view\\=list\\]\\:gap-4[data-view="list"]', ['data-[view=list]:gap-4', '[data-view']],
  ['::-webkit-datetime-edit-day-field', ['[type=date']],
  ['::file-selector-button', ['[type=file']],
])("requiredNames('%s') returns %j", (selector, names) => {
  expect(requiredNames(selector)).toEqual(names)
})

test.each([
  ['*', []],
  ['::backdrop', []],
  [':root[data-has-bar]', []],
  [':not([data-view=list]):is([data-view=grid], [open])', []],
  ['[hidden]:where(:not([hidden=until-found]))', []],
  ['.group-open\\/day\\:rotate-180:is(:where(.group\\/day):is([open],:open) *)', ['group-open/day:rotate-180']],
  ['.open\\:flex:not(.closed, dialog)', ['open:flex']],
])("requiredNames('%s') returns %j, without parentheses and states", (selector, names) => {
  expect(requiredNames(selector)).toEqual(names)
})

import { type Field, flattenTopLevelFields } from 'payload'
import { labelIn } from '../i18n/label-in.ts'

/** What the tab of a form is called that a field is in; undefined where it is in none. */
export function tabOf(form: readonly Field[], name: string, language: string): string | undefined {
  const tabs = form.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  const tab = tabs.find(({ fields }) =>
    flattenTopLevelFields(fields).some((field) => 'name' in field && field.name === name),
  )
  return tab && labelIn(tab.label, language)
}

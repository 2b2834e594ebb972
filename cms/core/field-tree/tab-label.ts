import { type Field, flattenTopLevelFields } from 'payload'
import { labelInLanguage } from '../i18n/label-in-language.ts'

/** Returns the label of the tab that contains a field; undefined if no tab does. */
export function findTabLabel(form: readonly Field[], name: string, language: string): string | undefined {
  const tabs = form.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  const tab = tabs.find(({ fields }) =>
    flattenTopLevelFields(fields).some((field) => 'name' in field && field.name === name),
  )
  return tab && labelInLanguage(tab.label, language)
}

import type { DefaultServerCellComponentProps } from 'payload'
import { LinkedWords } from '../cells/LinkedWords.tsx'
import { nothing, RelatedNames } from './RelatedNames.tsx'
import { type Related, relatedIn } from './related.ts'
import { relatedOf } from './related-of.ts'
import { type Shown, shownAs } from './shown-as.ts'

type Props = DefaultServerCellComponentProps

/**
 * Shows the titles of the entries that a row refers to. Payload's own cell loads them in the browser when its row
 * becomes visible, and shows until then that there are no entries. It never loads them for a row that was moved up by
 * others.
 */
export async function RelationCell(props: Props) {
  const { cellData, field, i18n, link } = props
  const { named, more } = relatedIn(field.type === 'join' ? cellData?.docs : cellData, targetOf(field))
  const entries = await Promise.all(named.map((one) => show(one, props)))
  const rest = more > 0 ? i18n.t('fields:itemsAndMore', { count: more, items: '' }) : ''
  if (!link) return <RelatedNames entries={entries} rest={rest} />
  const words = entries.map(({ name }) => name).join(', ') + rest
  return <LinkedWords {...props} words={words || nothing} />
}

function targetOf(field: Props['field']): unknown {
  if (field.type === 'join') return field.collection
  return field.type === 'relationship' || field.type === 'upload' ? field.relationTo : null
}

async function show({ collection, id }: Related, { payload, i18n }: Props): Promise<Shown> {
  const unnamed = `${i18n.t('general:untitled')} - ID: ${id}`
  const config = payload.config.collections.find(({ slug }) => slug === collection)
  if (!config) return { name: unnamed }
  const stored = await relatedOf(payload, config.slug)(id)
  return shownAs(stored, config.admin.useAsTitle ?? 'id', unnamed)
}

import { formatRupiah } from '@nusa/shared/money'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { languageOf, type Reader } from '../../core/i18n/language.ts'
import { dateText } from '../../core/i18n/times.ts'
import { findPublished } from '../../core/lists/find-published.ts'
import { createBatchLoader } from '../../payload-fixes/relation-cells/batch-loader.ts'
import { LinkedText } from '../../payload-fixes/relation-cells/LinkedText.tsx'
import { emptyText } from '../../payload-fixes/relation-cells/RelatedNames.tsx'
import { recordTexts } from './record-texts.ts'

/** The props from Payload that a link in a cell needs. */
export type LinkProps = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'columnIndex' | 'link' | 'rowData' | 'viewType'
>

/**
 * The props of a cell component for a `ui` field. `rowData` is missing if the component is rendered in a form. Payload
 * 3.90 does this by mistake: `renderField` looks for `Cell` in a list with the operator `in`.
 */
export type UiFieldCellProps = Omit<DefaultServerCellComponentProps, 'rowData'> &
  Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>

/**
 * Shows text in a cell of a list. In the first column, the text links to the entry of the row, and an empty text is
 * shown as a dash.
 */
export function CellText({ text, ...props }: LinkProps & { text: string }) {
  if (props.link) return <LinkedText {...props} text={text || emptyText} />
  return text && <span>{text}</span>
}

/** Shows a text or number in a list. Shows nothing if there is no value. */
export function TextCell(props: LinkProps & Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const { cellData } = props
  const text = typeof cellData === 'string' || typeof cellData === 'number' ? String(cellData) : ''
  return <CellText {...props} text={text} />
}

/** Shows an amount in a list, such as Rp1.518.000. */
export function AmountCell(props: LinkProps & Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const { cellData } = props
  return <CellText {...props} text={typeof cellData === 'number' ? formatRupiah(cellData) : ''} />
}

/** Shows a date or an instant in a list, in Bali time. Payload would use the computer's time zone. */
export function DateCell(props: LinkProps & Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n'>) {
  return <CellText {...props} text={dateText(props.cellData, languageOf(props.i18n))} />
}

/** Shows a checkbox in a list as yes or no. */
export function YesNoCell(props: LinkProps & Pick<DefaultServerCellComponentProps, 'cellData'> & Reader) {
  const { yes, no } = recordTexts[languageOf(props.i18n)]
  return <CellText {...props} text={props.cellData === true ? yes : no} />
}

type StatusCellProps = DefaultServerCellComponentProps

/** Returns a function that loads whether an entry is published. The rows of a list share one query. */
const getIsPublishedLoader = cache((payload: Payload, collection: StatusCellProps['collectionSlug']) =>
  createBatchLoader((ids: (number | string)[]) => findPublished(payload, collection, ids)),
)

/**
 * Shows the status of an entry, which it reads from the main row of the entry. Payload's cell searches the stored
 * versions and can be wrong. It shows an unpublished entry as live if an old version was published. It shows a live
 * entry as a draft after twenty newer drafts, because the published version is no longer stored.
 */
export async function StatusCell(props: StatusCellProps) {
  const { cellData, payload, collectionSlug, rowData, i18n } = props
  const hasLiveVersion = cellData !== 'published' && (await getIsPublishedLoader(payload, collectionSlug)(rowData.id))
  const text = i18n.t(
    hasLiveVersion
      ? 'version:draftHasPublishedVersion'
      : cellData === 'published'
        ? 'version:published'
        : 'version:draft',
  )
  return <CellText {...props} text={text} />
}

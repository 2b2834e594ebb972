import type { DefaultServerCellComponentProps } from 'payload'

/** A text in a list, and nothing where there is none. */
export function TextCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return typeof cellData === 'string' ? <span>{cellData}</span> : null
}

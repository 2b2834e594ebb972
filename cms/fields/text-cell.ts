/** How a list shows a text that may be empty: Payload would write '<No Phone>' for none. */
export const textCell = { Cell: '/admin/TextCell.tsx#TextCell' } as const

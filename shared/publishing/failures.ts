/** Messages for editors. The publisher's log has the details for the operator. */
export const publishFailures = {
  unavailable:
    'The publisher could not read the content from the CMS. Please try again. If it fails again, contact the person who operates the site.',
  content: 'Some entries are not ready to be published.',
  opening: 'The site is not open yet: visitors see the opening page until these settings are your own.',
  is_live: 'That release is already live.',
  not_kept: 'That release is no longer stored.',
  not_whole: 'Files of that release were changed or deleted, so it cannot be published again.',
  is_planned: 'Another user has scheduled a publish in the meantime. Cancel that publish first.',
  no_space:
    'The disk of the server is full, so nothing was published; the live site is unchanged. Please tell the person who operates the site.',
  unexpected:
    'Something went wrong while the site was being built. Please try again. If it fails again, contact the person who operates the site.',
} as const

export type PublishFailure = keyof typeof publishFailures

/** Messages for editors about a failed publish. The publisher's log has the details for the operator. */
export const publishFailures = {
  unavailable:
    'The CMS did not give the publisher its content. Please try again; if this happens again, tell whoever runs the site.',
  content: 'Some entries can’t be shown as they are.',
  is_live: 'That release is live already.',
  not_kept: 'That release is not kept any more.',
  not_whole: 'Files of that release were changed or deleted, so it can’t be shown again.',
  is_planned: 'Somebody has planned a publish meanwhile. Cancel that one first.',
  unexpected:
    'Something went wrong where the site is made. Please try again; if this happens again, tell whoever runs the site.',
} as const

export type PublishFailure = keyof typeof publishFailures

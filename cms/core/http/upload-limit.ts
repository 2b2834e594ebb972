/** The maximum size of an uploaded file in bytes. */
export const maxUploadBytes = 20 * 1024 * 1024

/** The error message for a file that is larger than `maxUploadBytes`. */
export const fileTooLargeMessage = 'The file is larger than 20 MB.'

/** The size limit of uploaded files, in bytes. */
export const maxUploadBytes = 20 * 1024 * 1024

/** The message for a larger file. */
export const fileTooLargeMessage = 'The file is larger than 20 MB.'

export const maxUploadBytes = 20 * 1024 * 1024

export const fileTooLargeMessage = 'The file is larger than 20 MB.'

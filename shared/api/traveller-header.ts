/**
 * The id of the traveller who opened the page that sends the request. The request is rejected if the session now
 * belongs to another traveller. Only the session authenticates; a request without this header applies to whichever
 * traveller is signed in.
 */
export const travellerHeader = 'x-traveller'

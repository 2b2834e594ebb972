/**
 * Names the traveller, by id, for whom a call is made: whose page it is. Where the session is another one's by now, the call is
 * refused. The session alone says who somebody is; a call without this header is for whoever is signed in.
 */
export const travellerHeader = 'x-traveller'

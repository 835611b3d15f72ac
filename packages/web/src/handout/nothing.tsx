/** In the place of what only a server's pages have: entries to a contest, records of plays. */
export const Entry = () => null
export const PlayRecord = () => null

/** `@kumiki/server`: a server and its database, started and ended. */

export { startServer } from './serving/server.ts'
export { openDatabase } from './store/database.ts'
export { type OwnDatabase, openOwn } from './store/own.ts'

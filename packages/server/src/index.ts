/** `@kumiki/server`: starts and ends a server and its database. */

export { startServer } from './serving/server.ts'
export { openDatabase } from './store/database.ts'
export { type OwnDatabase, openOwn } from './store/own.ts'

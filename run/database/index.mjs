export { startDatabase } from './start-database.mjs'
export { createTemporaryDatabase } from './temporary-database.mjs'

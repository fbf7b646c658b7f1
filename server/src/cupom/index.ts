export { createCupomHandlers } from './cupom.handlers.ts'

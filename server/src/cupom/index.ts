export { createAvisoCupomHandlers } from './aviso.handlers.ts'
export { createCupomHandlers } from './cupom.handlers.ts'
export { sendAvisosCupom } from './send-avisos-cupom.ts'

export { composeCancelado, composePago, composeRecebido } from './compose.ts'
export { insertCarta } from './correio.repository.ts'
export { registerCaixaDemo } from './caixa-demo.routes.ts'
export { sendCorreio } from './send-correio.ts'

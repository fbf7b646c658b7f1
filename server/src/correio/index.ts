export { composeCancelado, composePago, composeRecebido, composeVoltou } from './compose.ts'
export { insertCarta, insertCartas } from './correio.repository.ts'
export { registerCaixaDemo } from './caixa-demo.routes.ts'
export { sendCorreio } from './send-correio.ts'

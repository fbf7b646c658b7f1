export {
  hasAntes,
  isBehind,
  listMensagens,
  openConversa,
  takeAntes,
  takeMensagem,
  takeMudancas,
} from './conversa.ts'
export type { Conversa } from './conversa.ts'
export { estadoOf } from './estado-mensagem.ts'
export type { EstadoMensagem } from './estado-mensagem.ts'
export { enqueue, findProxima, refuse, retry, settle } from './fila.ts'
export type { Fila, NaFila } from './fila.ts'
export { mayChangeMensagem, MINUTOS_PARA_MUDAR } from './mensagem-fechada.ts'

export { sistema, type Autor } from './autor.ts'
export {
  asEventos,
  asEventosDeCadastro,
  asEventosDeMuitos,
  hasNovos,
  insertEventos,
  type EventoNovo,
  type EventoVisto,
} from './evento.repository.ts'
export { colunasDaFatura, tellFaturas, type FaturaDita } from './tell-faturas.ts'
export { drainEventos } from './drain-eventos.ts'
export { followEventos } from './follow-eventos.ts'
export { createEventoTarefas } from './evento.tarefas.ts'
export {
  hasCarta,
  hasMensagem,
  hasNotificacao,
  type TipoComCarta,
  type TipoComMensagem,
  type TipoComNotificacao,
} from './leitores.ts'

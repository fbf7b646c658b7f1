export { sistema, type Autor } from './autor.ts'
export {
  asEventos,
  asEventosDeCadastro,
  hasNovos,
  insertEventos,
  type EventoNovo,
  type EventoVisto,
} from './evento.repository.ts'
export { colunasDaFatura, tellFaturas, type FaturaDita } from './tell-faturas.ts'
export { drainEventos } from './drain-eventos.ts'
export { createEventoTarefas } from './evento.tarefas.ts'
export { hasCarta, hasNotificacao, type TipoComCarta, type TipoComNotificacao } from './leitores.ts'

export { createInProcessClient } from './client.ts'
export { createDispatch, type Dispatch, type NomesDaChamada, type ResolveContexto } from './dispatch.ts'
export type { Chamada, Handlers, HandlersOf, Requisicao } from './handlers.ts'
export { Antecipadas } from './find-parte.ts'
export { answerFromCache } from './answer-from-cache.ts'
export {
  createPartilhadas,
  type ALer,
  type Escritor,
  type Partilhadas,
  type ReadPronta,
} from './partilhadas.ts'
export type { Escrita } from './handlers.ts'
export { createAnswerPronta, everySecond, readEntrada, type AnswerPronta } from './prontas.ts'
export { createRelidas, type Relidas } from './relidas.ts'
export { createLimiteDeChamadas, type LimiteDeChamadas } from './limit-chamadas.ts'
export { Rodizio } from './rodizio.ts'
export { requireOuvinte } from './require-ouvinte.ts'
export type { Feita } from './feita.ts'
export { registerCalls, sendFalha, sendNotFound } from './routes.ts'
export { readVisao, toRequisicao } from './to-requisicao.ts'
export { toSchema } from './validate.ts'
export { noteFalha, toFalha } from './to-falha.ts'

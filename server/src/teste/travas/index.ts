export { send, type Cena, type Movimento } from './open-cena.ts'
export { type Movimentos } from './create-movimentos.ts'
export { trySituacoes } from './try-situacoes.ts'

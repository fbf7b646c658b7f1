export { ErroDaTela, ErroDoPainel } from './erro-do-painel.tsx'
export { loadTrabalho } from './load-trabalho.ts'
export { listTelas } from './telas.ts'

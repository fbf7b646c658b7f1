export { AcoesDaConversa } from './acoes-da-conversa.tsx'
export { AvisoColegas } from './aviso-colegas.tsx'
export { describeEspera } from './describe-espera.ts'
export { useDaEquipe } from './use-da-equipe.ts'

export { cadastroPrevisto, type PrevistoGuardado } from './cadastro-previsto.ts'
export { claimAtLogin, claimPrevistos, withChegada } from './claim-previstos.ts'
export { erasePrevistos, listDoTitular, purgePrevistos } from './previsto.repository.ts'

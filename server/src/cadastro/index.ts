export {
  describeCadastro,
  describePlataforma,
  type Cadastro,
  type ChaveDoCadastro,
  type LinhaDoCadastro,
  type Versao,
} from './describe-cadastro.ts'
export { asFalha } from './as-falha.ts'
export { CadastroRecusado, refuseSempre, type Recusa } from './cadastro-recusado.ts'
export { saveCadastros, type Gravada } from './save-cadastros.ts'
export { removeCadastros } from './remove-cadastros.ts'
export type { Quem } from './quem.ts'
export { lockCatalogo, raiseVersoes } from './catalogo.repository.ts'
export { checkReferencias } from './check-referencias.ts'
export { idsOf, refuseErros, type LinhaDeclarada } from './complete-linhas.ts'
export { saveEmLotes } from './save-em-lotes.ts'
export { listGuardadas } from './list-guardadas.ts'
export { removeUm } from './remove-um.ts'
export { saveUm } from './save-um.ts'
export { saveDeclarados, type Escritor } from './save-declarados.ts'
export { writeLote, type Recusada } from './write-lote.ts'
export { restoreCadastros, type Trecho } from './restore-cadastros.ts'

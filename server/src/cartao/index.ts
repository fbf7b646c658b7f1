export { findCartaoEscolhido, tokenizeCartao } from './cartao-da-assinatura.ts'
export { deleteCartaoSalvo, listCartoesRemovidos } from './cartao-salvo.repository.ts'
export { forgetCartao, showCartoes, findClienteExterno, keepCartao } from './cartoes-salvos.ts'
export type { CartaoGuardado } from './cartao-guardado.ts'

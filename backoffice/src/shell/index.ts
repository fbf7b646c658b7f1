export { api, upload } from './api.ts'
export { keepEscolha, readEscolha } from './escolha.ts'
export { readEsquema, toggleEsquema } from './esquema.ts'
export { forgetUsuario } from './forget.ts'
export { meio } from './meio.ts'
export { useNonce } from './nonce.ts'
export { painelContext } from './painel-context.ts'
export {
  NaoLidasContext,
  NegociacoesContext,
  OrcamentosContext,
  useNaoLidas,
  useRaiz,
  useTotalDeNegociacoes,
  useTotalDeOrcamentos,
  useTrabalho,
} from './raiz.ts'
export type { LojaDoPainel, Trabalho } from './raiz.ts'
export { listLugares, requireLugar } from './require-lugar.ts'
export { RecusaDoFormulario } from './recusa-do-formulario.tsx'
export { Titulo } from './titulo.tsx'
export { PAINEL, urlsPainel } from './urls-painel.ts'
export type { OndeNaLista } from './urls-painel.ts'
export { setTeclas, useTeclas, useTemTeclas } from './use-teclas.ts'

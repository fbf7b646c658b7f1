export { api, headersOf, onTooManyRequests } from './api.ts'
export { AvisoEmail } from './aviso-email.tsx'
export { onSessaoEncerrada, tellSessaoEncerrada } from './sessao-encerrada.ts'
export { mayKeepCarrinho, mayKeepPreferencia, mayKeepUsuario, readConsent } from './consentimento.store.ts'
export { formatLinhas, nameOfLinhas, parseLinhas, readCookie } from './cookie.ts'
export { onEsquecer } from './ao-esquecer.ts'
export { forgetUsuario } from './esquecer-usuario.ts'
export { Encaixe } from './encaixe.tsx'
export type { ConteudoEncaixe } from './encaixe.tsx'
export { askIdade } from './idade.store.ts'
export { useIdadeDaPagina } from './use-idade-da-pagina.ts'
export { ErroDaPagina } from './erro-da-pagina.tsx'
export {
  describeLocal,
  keepLugar,
  readLocal,
  toQueryDoLocal,
  readLugarGuardado,
  useLocal,
  useLocalDasLojas,
  useLugar,
} from './local.ts'
export { useNonce } from './nonce.ts'
export { NaoLido } from './nao-lido.tsx'
export { MenuLateral } from './menu-lateral.tsx'
export { desktop, useHydrated } from './navegador.ts'
export { paginaContext } from './pagina-context.ts'
export { PaginaDaConta } from './pagina-da-conta.tsx'
export type { ConteudoProps, RegistroPaineis } from './paineis.tsx'
export { Parte, prepare, tellFalha } from './parte.tsx'
export { keepPendente } from './pendente.ts'
export { followCorrente } from './corrente.ts'
export { useAosPoucos } from './use-aos-poucos.ts'
export { useOffline } from './use-offline.ts'
export { usePortaIdade } from './use-porta-idade.ts'
export { usePainel } from './painel.store.ts'
export type { IdPainel } from './painel.store.ts'
export { formatReaisCurto } from './promessa-cabecalho.tsx'
export { saveArquivo } from './save-arquivo.ts'
export { usePromessa } from './promessa.store.ts'
export { useIsEquipe, useLoja, useModulo, useRaiz, useSessao, useTag, useTextoForaDaArea } from './raiz.ts'
export type { DadosRaiz, LinhaCrua } from './raiz.ts'
export { formatData } from './format-data.ts'
export { revalidateScreen } from './revalidacao.ts'

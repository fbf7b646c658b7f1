export { api, headersOf, onTooManyRequests } from './api.ts'
export { AvisoEmail } from './aviso-email.tsx'
export { onSessaoEncerrada, takeSessaoNova, tellSessaoEncerrada } from './sessao-encerrada.ts'
export { nameOfLinhas, pickCookie } from './cookie.ts'
export { Encaixe, Perto, useNear } from './encaixe.tsx'
export type { ConteudoEncaixe } from './encaixe.tsx'
export { ErroDaPagina } from './erro-da-pagina.tsx'
export {
  describeLocal,
  keepLugar,
  readLocal,
  readLugarGuardado,
  toQueryDoLocal,
  useLocal,
  useLocalDasLojas,
  useLugar,
} from './local.ts'
export { Logo } from './logo.tsx'
export { useNonce } from './nonce.ts'
export { NaoLido } from './nao-lido.tsx'
export { desktop, useHydrated, useRetorno } from './navegador.ts'
export { paginaContext } from './pagina-context.ts'
export { Paineis } from './paineis.tsx'
export type { ConteudoProps, RegistroPaineis } from './paineis.tsx'
export { bringParte, makeParte, Parte, prepare, tellFalha } from './parte.tsx'
export { keepPendente } from './pendente.ts'
export { followCorrente } from './corrente.ts'
export { useAosPoucos } from './use-aos-poucos.ts'
export { readArvore, useArvore } from './use-arvore.ts'
export { useOffline } from '@vitrine/ui'
export { useOpenPainel, usePainel, usePainelVisto } from './painel.store.ts'
export type { IdPainel } from './painel.store.ts'
export { saveArquivo } from './save-arquivo.ts'
export { useIsEquipe, useLoja, useModulo, useRaiz, useSessao, useTag, useTextoForaDaArea } from './raiz.ts'
export type { DadosRaiz, LinhaCrua } from './raiz.ts'
export { revalidateScreen } from './revalidacao.ts'
export { RECARREGOU } from './recarregou.ts'

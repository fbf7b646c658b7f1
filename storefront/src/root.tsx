import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  type LoaderFunctionArgs,
} from 'react-router'
import { lazy, type ReactNode } from 'react'

import type { JanelaVitrine } from '@vitrine/contract/janela'
import { setSpriteUrl } from '@vitrine/ui'
import sprite from '@vitrine/ui/icones.svg?url&no-inline'

import estilo from './app.css?url'
import { Avisos } from './avisos.tsx'
import { Busca } from './busca/busca.tsx'
import { PilulaCarrinho } from './compra/pilula.tsx'
import { CarrinhoProvider } from './carrinho/provider.tsx'
import './encaixes.ts'
import { TrocaDeLoja } from './fornecedor/troca-de-loja.tsx'
import { hasFaixa } from './has-faixa.ts'
import { paineis } from './paineis.ts'
import { useConsent } from './consentimento/consentimento.store.ts'
import { Canonica } from './cabeca/canonica.tsx'
import { Parte } from './shell/parte.tsx'
import { DocumentoAplicativo } from './moldura/documento-aplicativo.tsx'
import { CarrinhoDoAparelho } from './tela-carrinho/carrinho-do-aparelho.tsx'
import { DocumentoTema } from './moldura/documento-tema.tsx'
import { GuardaDoModulo } from './moldura/guardas/guarda-do-modulo.tsx'
import { GuardaDosToques } from './moldura/guardas/guarda-dos-toques.tsx'
import { ErroDaPagina, isChunkError } from './shell/erro-da-pagina.tsx'
import { keepTela } from './moldura/keep-tela.ts'
import { loadRaiz } from './moldura/load-raiz.ts'
import { Moldura } from './moldura/moldura.tsx'
import { useNonce } from './shell/nonce.ts'
import { useRaiz } from './shell/raiz.ts'

const ForaDaArea = lazy(() => import('./lugar/fora-da-area.tsx').then((m) => ({ default: m.ForaDaArea })))
const RodapePlataforma = lazy(() =>
  import('./moldura/rodape-plataforma.tsx').then((m) => ({ default: m.RodapePlataforma })),
)
const Medicao = lazy(() => import('./medicao/medicao.tsx').then((m) => ({ default: m.Medicao })))
const Faixa = lazy(() => import('./faixa.tsx').then((m) => ({ default: m.Faixa })))

setSpriteUrl(sprite)

export { revalidateRaiz as shouldRevalidate } from './shell/revalidacao.ts'

export const clientMiddleware = [keepTela]

export const loader = (args: LoaderFunctionArgs) => loadRaiz(args)

export function Layout({ children }: { children: ReactNode }) {
  const { loja } = useRaiz()
  const nonce = useNonce()
  return (
    // The head's script may have put there which colours were chosen (moldura/documento-tema.tsx).
    <html lang="pt-BR" data-fonte={loja?.config.tema.entradas.font ?? 'Figtree'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        {/* An address and no import: a style inside a chunk that lazy parts share would be linked again when one of them opens. With a precedence
            it stays where it is when an error takes the place of everything; linked by the route it was gone for a moment. */}
        <link rel="stylesheet" href={estilo} precedence="loja" />
        <Canonica />
        {import.meta.env.SSR && <GuardaDoModulo />}
        {import.meta.env.SSR && <GuardaDosToques />}
        <DocumentoTema />
        {import.meta.env.SSR && <DocumentoAplicativo />}
        {import.meta.env.SSR && <CarrinhoDoAparelho />}
        {/* Last: the style of a screen that is come to is one more behind the others (entry.server.tsx). */}
        <Links />
      </head>
      <body>
        {children}
        <Rolagem nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** Where each page was scrolled to is kept for the tab: state of the router, dropped with the first group (§4). */
function Rolagem({ nonce }: { nonce: string | undefined }) {
  const { grupos, decidido } = useConsent()
  return decidido && !grupos[0] ? null : (
    <ScrollRestoration getKey={(location) => location.key} nonce={nonce} />
  )
}

export default function Raiz() {
  return (
    <Emoldurada>
      <Outlet />
    </Emoldurada>
  )
}

/**
 * The only error boundary: screens do not have one each, because a screen whose file is missing brings no boundary either. What
 * was answered (404) or did not load keeps the store around it; a bug may be in the frame itself, so it stands alone.
 */
export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) || isChunkError(error) ? (
    <Emoldurada plataforma={readPlataforma(error)}>
      <ErroDaPagina />
    </Emoldurada>
  ) : (
    <ErroDaPagina />
  )
}

/** What the root loader says beside the answer that there is no such store. */
function readPlataforma(error: unknown): JanelaVitrine['plataforma'] {
  const dados: unknown = isRouteErrorResponse(error) ? error.data : null
  return typeof dados === 'object' && dados !== null && 'plataforma' in dados
    ? (dados.plataforma as JanelaVitrine['plataforma']) // thrown by load-raiz.ts
    : null
}

function Emoldurada(props: { children: ReactNode; plataforma?: JanelaVitrine['plataforma'] }) {
  const { children, plataforma = null } = props
  const { loja, sessao, janela, isForaDaArea } = useRaiz()
  if (!loja)
    return (
      <>
        {children}
        <Parte calada>
          <RodapePlataforma plataforma={janela?.plataforma ?? plataforma} />
        </Parte>
      </>
    )
  return (
    <CarrinhoProvider key={`${loja.slug}|${sessao?.idcliente ?? ''}`}>
      <Moldura
        busca={<Busca />}
        lojas={<TrocaDeLoja />}
        pilula={<PilulaCarrinho />}
        paineis={paineis}
        aviso={
          isForaDaArea && (
            <Parte calada>
              <ForaDaArea />
            </Parte>
          )
        }
        faixa={
          sessao &&
          hasFaixa(sessao) && (
            <Parte calada>
              <Faixa />
            </Parte>
          )
        }
      >
        {children}
      </Moldura>
      <Avisos />
      <MedicaoAceita />
    </CarrinhoProvider>
  )
}

/** Only the browser knows what was chosen: asked here, or everything around a screen would be drawn twice. */
function MedicaoAceita() {
  const { grupos, decidido } = useConsent()
  return decidido && grupos[3] ? (
    <Parte calada>
      <Medicao />
    </Parte>
  ) : null
}

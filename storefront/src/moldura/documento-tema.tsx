import archivo from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import space from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url'

import type { Fornecedor } from '@vitrine/contract'
import { janelaPadrao, type JanelaVitrine } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'
import { PLATAFORMA, urlsMarca, type ArquivoMarca } from '@vitrine/contract/urls-marca'

import type { EntradasTema } from '@vitrine/rules/tema'

import { useNonce, useRaiz } from '#shell'

const fontes = {
  Figtree: figtree,
  'Instrument Sans': instrument,
  'Archivo Narrow': archivo,
  'Space Grotesk': space,
}

/** The store's look and the browser's configuration, inlined: no request, no flash (ux 2.2, readings 8). */
export function DocumentoTema() {
  const { loja, janela } = useRaiz()
  const nonce = useNonce()
  const tema = loja?.config.tema
  const iconeDe = (arquivo: ArquivoMarca) =>
    urlsMarca.arquivo(loja?.slug ?? PLATAFORMA, tema?.marca ?? janela?.marca ?? '', arquivo)
  return (
    <>
      {/* From the server alone: where script runs already, the style asks for the letters itself, and no page carries their names. */}
      {import.meta.env.SSR && (
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={fontes[tema?.entradas.font ?? 'Figtree']}
        />
      )}
      <link rel="icon" href={loja?.config.seo.favicon ?? iconeDe('favicon.svg')} />
      <link rel="apple-touch-icon" href={iconeDe('apple-touch-icon.png')} />
      {import.meta.env.SSR && tema && <CorDaBarra scheme={tema.entradas.scheme} />}
      {tema && (
        <style
          dangerouslySetInnerHTML={{
            __html:
              `:root{${tema.css}--logo-escuro:url(${urls.desenho(tema.logo.escuro || tema.logo.claro)})}${tema.cssEscuro}`.replaceAll(
                '<',
                '',
              ),
          }}
        />
      )}
      {/* It runs once, as the server writes it. */}
      {import.meta.env.SSR && (
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: writeConfiguracao(janela, loja) }} />
      )}
    </>
  )
}

/** What somebody chose at a store that has both (escolha-esquema.tsx), before the first paint: pages are the same for all visitors. */
const ESQUEMA = `;try{let e=localStorage.vitrine_visao_esquema;if(e)document.documentElement.dataset.esquema=e}catch{}`

/** What a browser's own bar is coloured with: from the server alone, as all that a page keeps for its life. */
function CorDaBarra({ scheme }: { scheme: EntradasTema['scheme'] }) {
  return (
    <>
      {scheme !== 'light' && (
        <meta
          name="theme-color"
          content="#16191c"
          media={scheme === 'auto' ? '(prefers-color-scheme:dark)' : undefined}
        />
      )}
      <meta name="theme-color" content="#ffffff" />
    </>
  )
}

function writeConfiguracao(janela: JanelaVitrine | undefined, loja: Fornecedor | null): string {
  const temDois = loja !== null && loja.config.tema.entradas.scheme !== 'light'
  const configuracao = { ...janelaPadrao, ...janela, idfornecedor: loja?.idfornecedor ?? null }
  return `window.__VITRINE__=${escapeJson(configuracao)}${temDois ? ESQUEMA : ''}`
}

/** JSON that cannot leave its script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

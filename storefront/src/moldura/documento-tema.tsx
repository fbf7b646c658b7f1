import archivo from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import space from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url'

import { janelaPadrao, type JanelaVitrine } from '@vitrine/contract/janela'
import { PLATAFORMA, urlsMarca, type ArquivoMarca } from '@vitrine/contract/urls-marca'

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
  const scheme = tema?.entradas.scheme
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
      {tema && (
        <>
          {scheme !== 'light' && (
            <meta
              name="theme-color"
              content="#16191c"
              media={scheme === 'auto' ? '(prefers-color-scheme:dark)' : undefined}
            />
          )}
          <meta name="theme-color" content="#ffffff" />
          <style
            dangerouslySetInnerHTML={{ __html: `:root{${tema.css}}${tema.cssEscuro}`.replaceAll('<', '') }}
          />
        </>
      )}
      {/* It runs once, as the server writes it. */}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: import.meta.env.SSR ? writeConfiguracao(janela, loja?.idfornecedor ?? null) : '',
        }}
      />
    </>
  )
}

function writeConfiguracao(janela: JanelaVitrine | undefined, idfornecedor: string | null): string {
  return `window.__VITRINE__=${escapeJson({ ...janelaPadrao, ...janela, idfornecedor })}`
}

/** JSON that cannot leave its script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

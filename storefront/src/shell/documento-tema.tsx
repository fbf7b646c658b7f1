import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

import { janelaPadrao } from '@vitrine/contract/janela'

import { useRaiz } from './raiz.ts'

const fontes = { Figtree: figtree, 'Instrument Sans': instrument, 'Bricolage Grotesque': bricolage }

/** The store's look and the browser's configuration, inlined: no request, no flash (ux 2.2, readings 8). */
export function DocumentoTema() {
  const { loja, janela } = useRaiz()
  const tema = loja?.config.tema
  const configuracao = { ...janelaPadrao, ...janela, idfornecedor: loja?.idfornecedor ?? null }
  const { favicon } = loja?.config.seo ?? {}
  return (
    <>
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={fontes[tema?.entradas.font ?? 'Figtree']}
      />
      {favicon && <link rel="icon" href={favicon} />}
      {tema && (
        <>
          <meta name="theme-color" content={tema.entradas.scheme === 'dark' ? '#16191c' : '#ffffff'} />
          <style dangerouslySetInnerHTML={{ __html: `:root{${tema.css.replaceAll('<', '')}}` }} />
        </>
      )}
      <script dangerouslySetInnerHTML={{ __html: `window.__VITRINE__=${escapeJson(configuracao)}` }} />
    </>
  )
}

/** JSON that cannot leave its script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

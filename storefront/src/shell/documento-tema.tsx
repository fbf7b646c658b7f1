import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

import type { Fornecedor } from '@vitrine/contract'
import { janelaPadrao } from '@vitrine/contract/janela'

import { useNonce } from './nonce.ts'
import { useRaiz } from './raiz.ts'

const fontes = { Figtree: figtree, 'Instrument Sans': instrument, 'Bricolage Grotesque': bricolage }

/** The store's look and the browser's configuration, inlined: no request, no flash (ux 2.2, readings 8). */
export function DocumentoTema() {
  const { loja, janela } = useRaiz()
  const nonce = useNonce()
  const tema = loja?.config.tema
  const configuracao = { ...janelaPadrao, ...janela, idfornecedor: loja?.idfornecedor ?? null }
  return (
    <>
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={fontes[tema?.entradas.font ?? 'Figtree']}
      />
      <link rel="icon" href={iconOf(loja)} />
      {tema && (
        <>
          <meta name="theme-color" content={tema.entradas.scheme === 'dark' ? '#16191c' : '#ffffff'} />
          <style dangerouslySetInnerHTML={{ __html: `:root{${tema.css.replaceAll('<', '')}}` }} />
        </>
      )}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: `window.__VITRINE__=${escapeJson(configuracao)}` }}
      />
    </>
  )
}

/** The store's icon, or its initial on its colour while it has none. */
function iconOf(loja: Fornecedor | null): string {
  if (!loja) return monogram('Vitrine', '#0f5b63')
  return loja.config.seo.favicon || monogram(loja.nome, loja.config.tema.entradas.brand)
}

function monogram(nome: string, brand: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${brand}"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${nome.charAt(0)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** JSON that cannot leave its script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

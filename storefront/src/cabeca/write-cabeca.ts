import { escapeHtml } from '@vitrine/rules/texto'

import type { Cabeca } from './cabeca.ts'
import type { Dado } from './dado.ts'

/** The head of a page as text; its title and its canonical address are the screen's (root.tsx). */
export function writeCabeca(cabeca: Cabeca, site: string): string {
  const { canonica, titulo, descricao, chave, imagem, tipo, propriedades, dados } = cabeca
  return [
    meta('name', 'description', descricao),
    meta('name', 'keywords', chave),
    canonica === null ? '<meta name="robots" content="noindex">' : MAX,
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:site_name', site),
    meta('property', 'og:type', tipo),
    meta('property', 'og:title', titulo),
    meta('property', 'og:description', descricao),
    meta('property', 'og:url', canonica ?? ''),
    meta('property', 'og:image', imagem?.url ?? ''),
    meta('property', 'og:image:width', String(imagem?.largura ?? '')),
    meta('property', 'og:image:height', String(imagem?.altura ?? '')),
    meta('property', 'og:image:alt', imagem?.alt ?? ''),
    meta('name', 'twitter:card', imagem ? 'summary_large_image' : 'summary'),
    ...Object.entries(propriedades).map(([nome, valor]) => meta('property', nome, valor)),
    writeDados(dados),
  ].join('')
}

/** Search engines may show the picture as large as it is. */
const MAX = '<meta name="robots" content="max-image-preview:large">'

function meta(como: 'name' | 'property', nome: string, valor: string): string {
  return valor && `<meta ${como}="${nome}" content="${escapeHtml(valor)}">`
}

/** All structured data of a page in one script element, escaped so that no text can close it. */
function writeDados(dados: readonly Dado[]): string {
  if (dados.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': dados }, (_, valor: unknown) =>
    Array.isArray(valor) && valor.length === 0 ? undefined : valor,
  )
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
  return `<script type="application/ld+json">${json}</script>`
}

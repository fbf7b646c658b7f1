import { formatHoraDe, formatMomento } from '@vitrine/rules/data'

const DIA_MS = 86_400_000
/** It stands in the page that is drawn before any script runs: it brings its own look, in the store's colours. */
const FAIXA =
  'display:block;padding:8px 16px;text-align:center;background:var(--ink,#16181d);color:var(--bg,#fff);font:600 14px/1.4 var(--font-ui,system-ui)'

/**
 * The page says of when it is, above everything, so that nothing is covered and nothing moves. React leaves alone in the body what it
 * did not draw, by the name of its element: no screen begins with an `output`.
 */
export function markGuardada(html: string, quando: string, fuso: string): string {
  const aviso = `<output data-guardada style="${FAIXA}">Sem conexão — mostrando dados de ${formatQuando(quando, fuso)}. <a href="" style="color:inherit">Tentar de novo</a></output>`
  return html.replace(/<body[^>]*>/, (body) => body + aviso)
}

function formatQuando(quando: string, fuso: string): string {
  const isDeOntem = Date.now() - Date.parse(quando) > DIA_MS
  return isDeOntem ? formatMomento(quando, fuso) : formatHoraDe(quando, fuso)
}

/** As it stands in the page, escaped. */
export function readTitulo(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

/** What stands there when nothing is kept, in the store's look: what is, and a way to try again. */
export function writeSemConexao(
  guardadas: readonly { url: string; titulo: string }[],
  { nome, estilo }: { nome: string; estilo: string },
): string {
  const links = guardadas
    .filter(({ titulo }) => titulo !== '')
    .map(({ url, titulo }) => `<li><a href="${escapeHtml(url)}">${titulo.replaceAll('<', '&lt;')}</a></li>`)
  const lista = links.length > 0 ? `<h2>Guardadas neste aparelho</h2><ul>${links.join('')}</ul>` : ''
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`Sem conexão · ${nome}`)}</title>
<style>${estilo.replaceAll('<', '')}body{margin:0;min-height:100dvh;display:grid;place-items:center;font:17px/1.5 system-ui,sans-serif;color:var(--ink,#16181d);background:var(--bg,#f7f7f4)}main{max-width:26rem;padding:24px}h1{font-size:1.5rem;margin:0 0 .5rem}h2{font-size:1rem;margin:1.5rem 0 .25rem}p{margin:.5rem 0}ul{margin:0;padding:0;list-style:none}li a{display:block;padding:10px 0;color:inherit}p a{display:inline-block;margin-top:1rem;padding:12px 20px;border-radius:var(--radius-m,10px);background:var(--brand,#16181d);color:var(--on-brand,#fff);text-decoration:none}</style></head>
<body><main><p>${escapeHtml(nome)}</p><h1>Sem conexão</h1><p>Esta página não está guardada neste aparelho. <b>Seu carrinho está.</b></p><p><a href="">Tentar de novo</a></p>${lista}</main></body></html>`
}

const escapeHtml = (texto: string) =>
  texto.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

import type { FastifyReply, FastifyRequest } from 'fastify'

import { urls } from '@vitrine/contract'
import { formatDocumento } from '@vitrine/rules/documento'
import { escapeHtml as escape } from '@vitrine/rules/texto'

import type { FornecedorVivo } from '#fornecedor'
import { POLITICA_SIMPLES } from '#infra'

import { isMarketplace, normalizeHost, type AlvoDoHost } from './host.ts'
import { nomeNoCaminho } from './lugar-da-pagina.ts'
import type { PaginasDeps } from './paginas.ts'

/** Seconds after which a search engine, or whoever asks by program, may look again: the store is away for a while, not gone. */
const SEGUNDOS = 3600

/** The store of a page, by its host or its path, that the platform has taken off the air; null: it is on the air, or there is none. */
export async function findLojaForaDoAr(
  { hostname, url }: Pick<FastifyRequest, 'hostname' | 'url'>,
  alvo: AlvoDoHost,
  { fornecedores, config }: Pick<PaginasDeps, 'fornecedores' | 'config'>,
): Promise<FornecedorVivo | null> {
  if ('slug' in alvo && alvo.slug !== null) return null
  const dominio = normalizeHost(hostname)
  if (!isMarketplace(dominio, config.marketplaceHosts)) {
    const daqui = await fornecedores.findForaDoAr({ dominio })
    if (daqui) return daqui
  }
  const nome = nomeNoCaminho(url)
  if (nome === '' || (await fornecedores.find(nome))) return null
  return fornecedores.findForaDoAr({ nome })
}

/**
 * The page of a store that the platform has taken off the air, in its own colours and with its own name: nothing is sold there, and who has ordered
 * reads whom to ask. It stands alone, runs no script and touches neither cookie nor what the device keeps. Its address is right, and a search
 * engine keeps it (503).
 */
export function sendLojaForaDoAr(reply: FastifyReply, loja: FornecedorVivo): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', SEGUNDOS)
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLITICA_SIMPLES)
    .type('text/html; charset=utf-8')
    .send(drawPagina(loja))
}

const ESTILO =
  'body{margin:0;min-height:100dvh;display:grid;place-items:center;font:17px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--surface)}main{box-sizing:border-box;width:100%;max-width:32rem;padding:24px;text-align:center;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 .5rem}p{margin:.5rem 0}.logo{max-width:100%;height:auto}a{display:inline-block;min-height:24px;padding:6px 0;color:var(--brand-ink,var(--ink))}a:focus-visible{outline:3px solid currentColor;outline-offset:2px}small{display:block;margin-top:2rem;font-size:.875rem}'

function drawPagina({ nome, razaosocial, publico: { config } }: FornecedorVivo): string {
  const { tema, rodape } = config
  const { logo, entradas } = tema
  const escuro = logo.escuro || logo.claro
  const css = `:root{${tema.css}--logo-escuro:url(${urls.desenho(escuro)})}${tema.cssEscuro}${ESTILO}`
  const hash = logo.claro || logo.escuro
  const marca = hash
    ? `<img class="logo" src="${escape(urls.desenho(hash))}" alt="${escape(nome)}" width="${Math.round(48 * entradas.logoRatio)}" height="48">`
    : `<b>${escape(nome)}</b>`
  const cnpj = rodape.cnpj ? ` · CNPJ ${escape(formatDocumento(rodape.cnpj))}` : ''
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(nome)}: fora do ar</title><style>${css.replaceAll('<', '')}</style></head><body><main>${marca}<h1>Esta loja está fora do ar</h1><p>Por enquanto ela não vende por aqui. Tente de novo mais tarde.</p>${drawContato(rodape)}<small>${escape(razaosocial)}${cnpj}</small></main></body></html>`
}

/** Whom to ask about an order that was made. */
function drawContato({ telefone, email }: FornecedorVivo['publico']['config']['rodape']): string {
  const vias = [
    ...(telefone
      ? [`<a href="tel:${escape(telefone.replaceAll(/[^0-9+]/g, ''))}">${escape(telefone)}</a>`]
      : []),
    ...(email ? [`<a href="mailto:${escape(email)}">${escape(email)}</a>`] : []),
  ]
  return vias.length === 0 ? '' : `<p>Já fez um pedido? Fale com a loja: ${vias.join(' ou ')}.</p>`
}

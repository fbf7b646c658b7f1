import { formatInstante, FUSO_PADRAO } from '@vitrine/rules/data'
import { escapeHtml } from '@vitrine/rules/texto'
import type { FastifyInstance } from 'fastify'

import { POLITICA_SIMPLES, type Sql } from '#infra'

import { listCartas, type CartaDaLoja } from './correio.repository.ts'
import { renderHtml } from './html/render-html.ts'
import { visualOf } from './html/visual.ts'

/** Demo only: what was sent, at /dev/correio. */
export function registerCaixaDemo(app: FastifyInstance, sql: Sql): void {
  app.get('/dev/correio', async (_request, reply) => {
    const cartas = await listCartas(sql, 50)
    const itens = cartas.map(
      ({ para, assunto, texto, criado_em, ...daLoja }) =>
        `<article><h2>${escapeHtml(assunto)}</h2><p><b>Para:</b> ${escapeHtml(para)} · <time>${formatInstante(criado_em, FUSO_PADRAO)}</time></p><pre>${withLinks(escapeHtml(texto))}</pre><details><summary>Como o programa de e-mail mostra</summary><iframe loading="lazy" sandbox="" title="${escapeHtml(assunto)}" srcdoc="${escapeHtml(renderHtml({ assunto, texto }, visualDe(daLoja)))}"></iframe></details></article>`,
    )
    const corpo = itens.join('') || '<p>Nenhuma mensagem ainda.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLITICA_SIMPLES)
      .send(`<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Correio da demonstração</title>
<style>body{font:16px/1.5 system-ui;max-width:720px;margin:32px auto;padding:0 16px;color:#16181d}article{border-top:1px solid #e4e4e0;padding:16px 0}h2{font-size:18px;margin:0}pre{white-space:pre-wrap;font:inherit;background:#f5f5f3;padding:12px;border-radius:10px}summary{min-height:44px;display:flex;align-items:center;cursor:pointer}iframe{width:100%;height:480px;border:1px solid #e4e4e0;border-radius:10px}</style>
<h1>Correio da demonstração</h1>${corpo}</html>`)
  })
}

/** Its pictures are asked at this very host. */
const visualDe = ({ loja, slug, entradas }: Pick<CartaDaLoja, 'loja' | 'slug' | 'entradas'>) =>
  loja && slug ? visualOf({ nome: loja, slug, entradas }, '') : null

/** Addresses of an already escaped text as links. */
function withLinks(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}

import type { FastifyReply } from 'fastify'

import { POLITICA_SIMPLES } from '#infra'

/** Seconds after which the page loads again by itself. */
const SEGUNDOS = 5

/**
 * The page of a shop whose database is away. It stands alone, runs no script and touches neither cookie nor what the device
 * keeps: the cart is there when the shop is back, and then this address shows what it was asked for. Its colours are no shop's, since which
 * shop it is may be what cannot be read.
 */
export function sendForaDoAr(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', SEGUNDOS)
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLITICA_SIMPLES)
    .type('text/html; charset=utf-8')
    .send(PAGINA)
}

const PAGINA = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="${SEGUNDOS}"><meta name="robots" content="noindex"><title>Voltamos já</title>
<style>body{margin:0;min-height:100dvh;display:grid;place-items:center;font:17px/1.5 system-ui,sans-serif;color:#16181d;background:#f7f7f4}main{max-width:26rem;padding:24px;text-align:center}h1{font-size:1.5rem;margin:0 0 .5rem}p{margin:.5rem 0}a{display:inline-block;margin-top:1rem;padding:12px 20px;min-height:24px;border-radius:10px;background:#16181d;color:#fff;text-decoration:none}</style></head>
<body><main><h1>Voltamos já</h1><p>A loja está com um problema momentâneo.</p><p><b>Seu carrinho está guardado.</b> Esta página tenta de novo sozinha em ${SEGUNDOS} segundos.</p><a href="">Tentar agora</a></main></body></html>`

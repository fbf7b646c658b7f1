import { formatHoraDe } from '@vitrine/rules/data'
import { escapeHtml as escape } from '@vitrine/rules/texto'

import type { VisaoViva } from './visao.repository.ts'

const SAIR =
  '<form method="post" action="/_visao/sair"><button type="submit">Sair da visão do cliente</button></form>'

/** The same beside the words, which have most of a phone's width. */
const SAIR_DA_FAIXA =
  '<form method="post" action="/_visao/sair"><button type="submit" aria-label="Sair da visão do cliente">Sair<span> da visão do cliente</span></button></form>'

/**
 * Colours of what is an attendant's (ux 2.1): they stay in the dark, too. At the very foot, of a height that is known: bars, toasts and the
 * page's end stand on it, as they stand on the question of cookies (`--consentimento`), which stands on it itself.
 */
const FAIXA =
  ':root{--visao:calc(max(56px,3.5rem) + env(safe-area-inset-bottom));--consentimento:var(--visao)!important}.consentimento{bottom:var(--visao)!important}#visao{position:fixed;inset:auto 0 0;z-index:2147483000;box-sizing:border-box;height:var(--visao);display:flex;gap:12px;align-items:center;justify-content:center;padding:0 12px env(safe-area-inset-bottom);background:#5b3fd1;color:#fff;font:500 14px/1.3 system-ui,sans-serif}#visao p{margin:0;min-width:0;overflow:hidden;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3}#visao form{flex:none;margin:0}#visao button{min-height:44px;padding:0 16px;border:1px solid #fff;border-radius:10px;background:transparent;color:inherit;font:inherit;cursor:pointer}#visao button:focus-visible{outline:3px solid #fff;outline-offset:2px}@media (max-width:767px){#visao{font-size:12px;justify-content:space-between}#visao button span{display:none}}@media print{#visao{display:none}}'

/** Who looks, as whom, and the way out: the only thing that differs from the customer's page (ahead C2). */
export function drawFaixa({ atendente, cliente, expira_em }: VisaoViva, fuso: string): string {
  const ate = formatHoraDe(expira_em, fuso)
  const texto = `<b>${escape(atendente)}</b>, você vê a loja como <b>${escape(cliente)}</b> até ${ate}. Nada pode ser mudado aqui.`
  return `<aside id="visao" aria-label="Visão do cliente"><style>${FAIXA}</style><p>${texto}</p>${SAIR_DA_FAIXA}</aside>`
}

const PAGINA =
  'body{margin:0;min-height:100dvh;display:grid;place-items:center;font:17px/1.5 system-ui,sans-serif;color:#16181d;background:#f7f7f4}main{max-width:26rem;padding:24px;text-align:center}h1{font-size:1.5rem;margin:0 0 .5rem}a,button{display:inline-block;margin-top:1rem;padding:12px 20px;min-height:24px;border:0;border-radius:10px;background:#0f5b63;color:#fff;font:inherit;text-decoration:none;cursor:pointer}'

/** A page in the place of one of the store: what became of the view, and where one goes from there. */
export function drawAviso(texto: string, { painel, sair }: { painel: string | null; sair: boolean }): string {
  const caminho =
    painel === null ? '<p>Você pode fechar esta aba.</p>' : `<a href="${escape(painel)}">Voltar ao painel</a>`
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Visão do cliente</title><style>${PAGINA}</style></head><body><main><h1>${escape(texto)}</h1>${sair ? SAIR : caminho}</main></body></html>`
}

import { escapeHtml } from '@vitrine/rules/texto'

import { visualNeutro, type Visual } from './visual.ts'

/** At the end of a line alone: nothing that somebody typed into a name becomes a link in the middle of a sentence. */
const ENDERECO = /^(.*?)(https?:\/\/[^\s<>"']+)$/
const MAX_ROTULO = 40
const LETRAS = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

type Aparencia = Pick<Visual, 'raio' | 'claro'>

/**
 * The letter as HTML, made of its plain text so that both always say the same: paragraphs, addresses at the end of a line as
 * buttons, the store's name below; of a store with a theme its symbol, its name and its colours above. Tables and styles in place, as mail
 * programs want them, readable without either and without pictures. Colours of the dark scheme stand in the head: programs that know none
 * of it leave them out, and turn ground and text of each pair together.
 */
export function renderHtml(
  { assunto, texto }: { assunto: string; texto: string },
  visual: Visual | null = null,
): string {
  const paragrafos = texto.trim().split(/\n{2,}/)
  const assinatura = paragrafos.length > 1 ? paragrafos.at(-1) : undefined
  const corpo = assinatura === undefined ? paragrafos : paragrafos.slice(0, -1)
  const { raio, claro, escuro } = visual ?? visualNeutro
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(assunto)}</title>
<style>${renderEscuro(escuro)}</style>
</head>
<body class="fundo" style="margin:0;padding:0;background:${claro.fundo};color:${claro.tinta}">
<table class="fundo" role="presentation" width="100%" cellspacing="0" cellpadding="0" bgcolor="${claro.fundo}" style="background:${claro.fundo}">
<tr><td align="center" style="padding:24px 12px">
<table class="papel" role="presentation" width="100%" cellspacing="0" cellpadding="0" bgcolor="${claro.papel}" style="max-width:560px;background:${claro.papel};border-radius:12px;overflow:hidden">${visual ? renderCabeca(visual) : ''}
<tr><td class="tinta" style="padding:32px 28px;font:16px/1.55 ${LETRAS};color:${claro.tinta}">
${corpo.map((paragrafo) => renderParagrafo(paragrafo, { raio, claro })).join('\n')}
</td></tr>${assinatura === undefined ? '' : renderAssinatura(assinatura, claro)}
</table>
</td></tr>
</table>
</body>
</html>`
}

/** The same pairs in the dark scheme. */
function renderEscuro({ fundo, papel, tinta, fraca, linha, marca, naMarca }: Visual['escuro']): string {
  return `@media (prefers-color-scheme:dark){.fundo{background:${fundo}!important}.papel{background:${papel}!important}.tinta{color:${tinta}!important}.fraca{color:${fraca}!important;border-color:${linha}!important}.marca{background:${marca}!important;color:${naMarca}!important}}`
}

/** The store's symbol beside its name, on its colour; the name stands there without pictures too. */
function renderCabeca({ loja, simbolo, claro: { marca, naMarca } }: Visual): string {
  const nome = escapeHtml(loja)
  const figura = simbolo
    ? `<td style="padding-right:12px"><img src="${escapeHtml(simbolo)}" alt="" width="40" height="40" style="display:block;border:0;border-radius:8px"></td>`
    : ''
  return `
<tr><td class="marca" bgcolor="${marca}" style="padding:16px 28px;background:${marca};color:${naMarca}">
<table role="presentation" cellspacing="0" cellpadding="0"><tr>${figura}<td class="marca" style="font:600 18px/1.3 ${LETRAS};color:${naMarca}">${nome}</td></tr></table>
</td></tr>`
}

function renderParagrafo(paragrafo: string, aparencia: Aparencia): string {
  const linhas = paragrafo.split('\n')
  const blocos: string[] = []
  let ditas: string[] = []
  const close = () => {
    if (ditas.length > 0) blocos.push(`<p style="margin:0 0 16px">${ditas.join('<br>')}</p>`)
    ditas = []
  }
  for (const linha of linhas) {
    const [, antes = '', endereco] = ENDERECO.exec(linha) ?? []
    const rotulo = antes.trim().replace(/:$/, '')
    if (!endereco) ditas.push(escapeHtml(linha))
    else {
      const isRotulo = rotulo !== '' && rotulo.length <= MAX_ROTULO
      if (rotulo && !isRotulo) ditas.push(escapeHtml(antes.trim()))
      close()
      blocos.push(renderBotao(isRotulo ? rotulo : 'Abrir', endereco, aparencia))
    }
  }
  close()
  return blocos.join('\n')
}

function renderBotao(
  rotulo: string,
  endereco: string,
  { raio, claro: { marca, naMarca } }: Aparencia,
): string {
  const url = escapeHtml(endereco)
  return `<p style="margin:8px 0 24px"><a href="${url}" class="marca" style="display:inline-block;padding:14px 22px;border-radius:${raio}px;background:${marca};color:${naMarca};font-weight:600;text-decoration:none">${escapeHtml(rotulo)}</a></p>`
}

function renderAssinatura(nome: string, { linha, fraca }: Visual['claro']): string {
  return `
<tr><td class="fraca" style="padding:18px 28px;border-top:1px solid ${linha};font:14px/1.5 ${LETRAS};color:${fraca}">${escapeHtml(nome)}</td></tr>`
}

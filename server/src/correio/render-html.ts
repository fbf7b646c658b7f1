import { escapeHtml } from '@vitrine/rules/texto'

import type { Carta } from './compose.ts'

/** At the end of a line alone: nothing that somebody typed into a name becomes a link in the middle of a sentence. */
const ENDERECO = /^(.*?)(https?:\/\/[^\s<>"']+)$/
const MAX_ROTULO = 40

/**
 * The letter as HTML, made of its plain text so that both always say the same: paragraphs, addresses at the end of a line as
 * buttons, the store's name below. Tables and styles in place, as mail programs want them; readable without either.
 */
export function renderHtml({ assunto, texto }: Pick<Carta, 'assunto' | 'texto'>): string {
  const paragrafos = texto.trim().split(/\n{2,}/)
  const assinatura = paragrafos.length > 1 ? paragrafos.at(-1) : undefined
  const corpo = assinatura === undefined ? paragrafos : paragrafos.slice(0, -1)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(assunto)}</title>
</head>
<body style="margin:0;padding:0;background:#f5f5f3;color:#16181d">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f5f5f3">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:32px 28px;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#16181d">
${corpo.map((paragrafo) => renderParagrafo(paragrafo)).join('\n')}
</td></tr>${assinatura === undefined ? '' : renderAssinatura(assinatura)}
</table>
</td></tr>
</table>
</body>
</html>`
}

function renderParagrafo(paragrafo: string): string {
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
      blocos.push(renderBotao(isRotulo ? rotulo : 'Abrir', endereco))
    }
  }
  close()
  return blocos.join('\n')
}

function renderBotao(rotulo: string, endereco: string): string {
  const url = escapeHtml(endereco)
  return `<p style="margin:8px 0 24px"><a href="${url}" style="display:inline-block;padding:14px 22px;border-radius:10px;background:#16181d;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(rotulo)}</a></p>`
}

function renderAssinatura(nome: string): string {
  return `
<tr><td style="padding:18px 28px;border-top:1px solid #e4e4e0;font:14px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#565b66">${escapeHtml(nome)}</td></tr>`
}

import { formatReais, fromCentavos } from '@vitrine/rules/dinheiro'

import type { AvisoSimulado, ContaSimulada } from './simulador.repository.ts'
import { sayCobranca } from './say-cobranca.ts'

const reais = (centavos: number) => formatReais(fromCentavos(centavos))

/** The front page of the simulated bank: the newest charges. */
export function showBanco(
  cobrancas: {
    txid: string
    numpedido: number | null
    tipo: string
    valor: number
    status: string
    loja: string
  }[],
): string {
  const linhas = cobrancas.map(
    ({ txid, numpedido, tipo, valor, status, loja }) =>
      `<li><a href="/dev/banco/${txid}">${escape(loja)}, ${sayCobranca(numpedido).toLowerCase()}</a><span>${nomes[tipo] ?? tipo} · ${reais(valor)} · ${rotuloOf(status)}</span></li>`,
  )
  return toPage(
    linhas.length > 0
      ? `<p>As cobranças mais novas das lojas.</p><ul>${linhas.join('')}</ul>`
      : '<p>Nenhuma cobrança ainda. Feche um pedido com Pix, boleto ou cartão e volte aqui.</p>',
  )
}

/** One charge: what it is, what can happen to it, what the shop was told. */
export function showCobranca(
  cobranca: { numpedido: number | null; valor: number; status: string },
  conta: ContaSimulada | null,
  avisos: (AvisoSimulado & { atrasado: boolean })[],
): string {
  const valor = reais(conta ? (conta.capturado ?? conta.valor) : cobranca.valor)
  const status = conta?.status ?? cobranca.status
  const botoes = conta ? botoesOf(conta, avisos.length > 0) : []
  const formulario = botoes.map(
    ([acao, texto], index) =>
      `<button name="acao" value="${acao}"${index > 0 ? ' class="leve"' : ''}>${texto}</button>`,
  )
  const contados = avisos.map(
    ({ status, atrasado }) => `<li>${rotuloOf(status)}${atrasado ? ', ainda a caminho' : ''}</li>`,
  )
  return toPage(
    `<p class="valor">${valor}</p><p>${sayCobranca(cobranca.numpedido)}: <b>${rotuloOf(status)}</b></p>` +
      `<form method="post">${formulario.join('')}</form>` +
      (contados.length > 0 ? `<h2>A loja soube</h2><ol>${contados.join('')}</ol>` : '') +
      '<p><a href="/dev/banco">Outras cobranças</a></p>',
  )
}

/** What the bank asks the holder of a card, inside a frame of the shop; `null`: it was answered. */
export function showDesafio(valor: number | null): string {
  if (valor === null) {
    return toPage(
      '<p>Resposta recebida. Pode voltar à loja.</p><script>parent.postMessage({ tipo: "vitrine:desafio" }, "*")</script>',
    )
  }
  return toPage(
    `<p>É você que está comprando?</p><p class="valor">${reais(valor)}</p>` +
      '<form method="post"><button name="acao" value="aprovar">Confirmar compra</button>' +
      '<button name="acao" value="negar" class="leve">Não fui eu</button></form>',
  )
}

/** What a person at the bank can do now; the first is the usual thing. */
function botoesOf(
  { tipo, status, valor }: ContaSimulada,
  hasAvisos: boolean,
): [acao: string, texto: string][] {
  const repetir: [string, string][] = hasAvisos ? [['repetir', 'Repetir o último aviso 3 vezes']] : []
  if (status === 'PENDENTE' && tipo === 'CARTAO')
    return [['aprovar', `Aprovar a reserva de ${reais(valor)}`], ['recusar', 'Recusar'], ...repetir]
  if (status === 'PENDENTE')
    return [
      ['pagar', `Pagar ${reais(valor)}`],
      ['atrasar', 'Pagar e avisar só daqui a 10 segundos'],
      ['inverter', 'Pagar e mandar depois um aviso velho de vencimento'],
      ['expirar', 'Deixar vencer'],
      ...repetir,
    ]
  if ((status === 'EXPIRADO' || status === 'CANCELADO') && tipo !== 'CARTAO')
    return [['pagar', 'Pagar mesmo assim, atrasado'], ...repetir]
  if (status === 'PAGO')
    return [['devolver', 'Devolver tudo'], ['contestar', 'Contestar (MED, chargeback)'], ...repetir]
  if (status === 'CONTESTADO')
    return [['ganhar', 'Decidir a favor da loja'], ['perder', 'Decidir a favor de quem pagou'], ...repetir]
  return repetir
}

const nomes: Record<string, string> = { PIX: 'Pix', BOLETO: 'boleto', CARTAO: 'cartão' }

const rotulos: Record<string, string> = {
  CRIADO: 'pedida, sem resposta',
  PENDENTE: 'à espera',
  RESERVADO: 'valor reservado',
  RECUSADO: 'recusada',
  EXPIRADO: 'vencida',
  CANCELADO: 'cancelada',
  PAGO: 'pago',
  ESTORNADO: 'devolvido',
  CONTESTADO: 'contestado',
  CONTESTACAO_GANHA: 'contestado, ganho pela loja',
  CONTESTACAO_PERDIDA: 'contestado e devolvido',
}

const rotuloOf = (status: string) => rotulos[status] ?? status.toLowerCase()

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function toPage(corpo: string): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Banco de demonstração</title>
<style>body{font:16px/1.5 system-ui;max-width:420px;margin:48px auto;padding:0 16px;color:#16181d;text-align:center}.valor{font-size:40px;font-weight:700;margin:24px 0 0}button{font:inherit;font-weight:600;color:#fff;background:#0f5b63;border:2px solid #0f5b63;border-radius:10px;min-height:52px;width:100%;margin-top:12px;cursor:pointer}button.leve{color:#0f5b63;background:#fff}ul,ol{text-align:left;padding:0;list-style-position:inside}ul{list-style:none}ul li{padding:10px 0;border-top:1px solid #dfe2e6}li span{display:block;color:#5b6270}a{color:#0f5b63}h2{font-size:16px;margin:32px 0 0;text-align:left}</style>
<h1>Banco de demonstração</h1>${corpo}<p>Nenhum dinheiro de verdade se move aqui.</p></html>`
}

import type { Fatura } from '@vitrine/contract'

import { api, headersOf, saveArquivo } from '#shell'

interface Dono {
  idfornecedor: string
  idcliente: string
}

const falhou = 'Não conseguimos gerar o boleto agora. Tente de novo em instantes.'

/** The line of an invoice's slip: the one that is registered, or a new one; a text says why there is none. */
export async function findLinha(
  dono: Dono,
  { idfatura, boleto }: Pick<Fatura, 'idfatura' | 'boleto'>,
): Promise<{ linha: string } | { erro: string }> {
  if (boleto) return { linha: boleto.linha_digitavel }
  const resposta = await api('POST /v4/faturas/boleto', { body: { ...dono, fatura: idfatura } })
  return resposta.ok ? { linha: resposta.dados.linha_digitavel } : { erro: resposta.falha.error }
}

/** Second copies as one PDF, handed to the browser's downloads. Answers what went wrong. */
export async function downloadVias(
  dono: Dono,
  faturas: readonly Pick<Fatura, 'idfatura' | 'numpedido'>[],
): Promise<string | null> {
  const resposta = await fetch('/v4/faturas/segunda-via', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf() },
    body: JSON.stringify({ ...dono, faturas: faturas.map(({ idfatura }) => idfatura) }),
  }).catch(() => null)
  if (!resposta?.ok) {
    const corpo = await resposta?.json().catch(() => null)
    return String(corpo?.error ?? falhou)
  }
  const [unica] = faturas
  const nome = faturas.length === 1 && unica ? `boleto-pedido-${unica.numpedido}.pdf` : 'boletos.pdf'
  saveArquivo(await resposta.blob(), nome)
  return null
}

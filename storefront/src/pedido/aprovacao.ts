import type { Comprador } from '#acesso'

/** Names of those who may send the order for a login that may not (§6); none where that is not what is missing. */
export async function listAprovadores({ pagina, loja, idcliente }: Comprador): Promise<string[]> {
  const resposta = await pagina.client('GET /v4/cart/{idfornecedor}/{idcliente}/aprovacao', {
    params: { idfornecedor: loja.idfornecedor, idcliente },
  })
  return resposta.ok ? resposta.dados.aprovadores : []
}

/** Asks them by letter, with what was written to the store; the cart is theirs as it stands (ux 1.8.4). */
export async function askAprovacao(
  { pagina, loja, idcliente }: Comprador,
  form: Pick<FormData, 'get'>,
): Promise<{ aprovadores: string[] } | { erro: string }> {
  const recado = String(form.get('anotacoes') ?? '').slice(0, 1000)
  const resposta = await pagina.client('POST /v4/cart/{idfornecedor}/{idcliente}/aprovacao', {
    params: { idfornecedor: loja.idfornecedor, idcliente },
    body: { recado },
  })
  return resposta.ok ? resposta.dados : { erro: resposta.falha.error }
}

/** 'Bia', 'Bia e Rui', 'Bia, Rui e Zé'. */
export function joinNomes(nomes: readonly string[]): string {
  return nomes.length < 2 ? nomes.join('') : `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}`
}

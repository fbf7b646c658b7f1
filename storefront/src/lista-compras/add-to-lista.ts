import type { ProdutoLista } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { mayKeepUsuario } from '#consentimento'
import { api } from '#shell'

type Produto = Pick<ProdutoLista, 'id' | 'name'>

export interface DonoDaLista {
  slug: string
  idfornecedor: string
  idcliente: string
}

/** The product that the panel of lists is open for. */
let escolhido: Produto | null = null

export function chooseProduto(produto: Produto): void {
  escolhido = produto
}

export function produtoEscolhido(): Produto | null {
  return escolhido
}

const chaveOf = ({ slug, idcliente }: DonoDaLista) => `vitrine_lista:${slug}:${idcliente}`

/** Puts the product on the list used last; false when there is none, or it is gone. `onChange` opens the choice. */
export async function addToLista(
  dono: DonoDaLista,
  produto: Produto,
  onChange: () => void,
): Promise<boolean> {
  const idlista = localStorage.getItem(chaveOf(dono))
  return idlista !== null && (await putOnLista(dono, idlista, produto, onChange))
}

/** Puts the product on this list, which is the one used last from now on. */
export async function putOnLista(
  dono: DonoDaLista,
  idlista: string,
  produto: Produto,
  onChange?: () => void,
): Promise<boolean> {
  const { idfornecedor, idcliente } = dono
  // Kept alive: who taps a heart and leaves the page at once has still put it there.
  const resposta = await api(
    'POST /v4/shopping-list/{id}/product/{idproduto}/add',
    {
      params: { id: idlista, idproduto: produto.id },
      query: { idfornecedor, idclient: idcliente },
      body: {},
    },
    { keepalive: true },
  )
  if (resposta.ok) {
    if (mayKeepUsuario()) localStorage.setItem(chaveOf(dono), idlista)
    showToast(`Guardado em ${resposta.dados.lista.nome}`, onChange && { label: 'Trocar', onPress: onChange })
    return true
  }
  if (resposta.status === 404) {
    localStorage.removeItem(chaveOf(dono))
    return false
  }
  showToast(resposta.falha.error)
  return true
}

import { falhas, type ItemParaLista, type LinhaRepeticao, type ResultadoAplicacao } from '@vitrine/contract'
import { fromMilesimos } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

import type { ContextoComprador } from '#acesso'
import { replaceCarrinho } from '#carrinho'

import { readLista, type Fonte } from './show-lista.ts'

export interface Aplicacao {
  idlista: string
  /** Only these lines, in these quantities; all of the list without it. */
  itens?: ItemParaLista[]
  chave?: string
}

/** Adds a list to the cart through the cart's own save; each line says what became of it (§4 Shopping list apply). */
export async function applyLista(
  fonte: Fonte,
  { idlista, itens, chave }: Aplicacao,
  contexto: ContextoComprador,
): Promise<ResultadoAplicacao> {
  const lida = await readLista(fonte.db, { idlista }, contexto)
  const nomes = new Map(lida.itens.map(({ id, nome }) => [id, nome]))
  const pedidos =
    itens ?? lida.itens.map(({ id, quantidade }) => ({ id, quantidade: fromMilesimos(quantidade) }))
  const daLista = pedidos.filter(({ id }) => nomes.has(id))
  const cartItens = daLista.map((item) => ({ ...item, embalarParaPresente: false }))
  const pedido = { cartItens, soma: true, ...(chave && { chavemescla: chave }) }
  const carrinho = await replaceCarrinho(fonte, pedido, contexto)
  const { adicionados = [], ajustados = [], recusados = [] } = carrinho.repeticao ?? {}
  const alheios = pedidos.filter(({ id }) => !nomes.has(id)).map(toAlheio)
  const veio = adicionados.length + ajustados.length
  // A key that was used already: the cart has it all.
  const isSuccess = veio > 0 || !carrinho.repeticao
  const nameLinhas = (linhas: LinhaRepeticao[]) =>
    linhas.map((linha) => ({ ...linha, nome: nomes.get(linha.id) ?? linha.nome }))
  return {
    resultado: isSuccess ? 'success' : 'error',
    mensagem: isSuccess ? tell(veio) : falhas.carrinho_sem_produtos.mensagem,
    adicionados: nameLinhas(adicionados),
    ajustados: nameLinhas(ajustados),
    recusados: [...nameLinhas(recusados), ...alheios],
    revisao: carrinho.revisao,
    ...(carrinho.totalCompras !== undefined && { totalCompras: carrinho.totalCompras }),
  }
}

function tell(n: number): string {
  return n === 0
    ? 'Esta lista já está no seu carrinho'
    : `${pluralize(n, 'produto adicionado', 'produtos adicionados')} ao carrinho`
}

function toAlheio({ id, quantidade }: ItemParaLista): LinhaRepeticao {
  return { id, nome: 'Produto', pedida: quantidade, quantidade: 0, motivo: 'Este produto não está na lista.' }
}

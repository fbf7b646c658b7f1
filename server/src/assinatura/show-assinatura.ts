import type { Assinatura, AssinaturaLista } from '@vitrine/contract'
import { describeSerie, listProximas } from '@vitrine/rules/assinatura'
import { computeTotais } from '@vitrine/rules/carrinho'
import { addDias, todayIn } from '@vitrine/rules/data'
import { formatEndereco } from '@vitrine/rules/documento'
import { formatHoras } from '@vitrine/rules/entrega'

import { mayBind, type ContextoComprador } from '#acesso'
import { composeItens, idsOf, opcoesPreco, type Composicao } from '#carrinho'
import type { FornecedorVivo } from '#fornecedor'
import type { ProdutoRow, ProdutosVivos } from '#produto'

import type { AssinaturaRow, DetalheRow } from './assinatura.repository.ts'
import type { PagamentoDoCiclo } from './pagamento-do-ciclo.ts'
import { geracaoOf, type Momento } from './passos.ts'

/** How many dates to come are shown: two months of weeks. */
const PROXIMAS = 8

/** A page's subscriptions with what they cost today; their products at once. */
export async function showLista(
  vivos: ProdutosVivos,
  rows: readonly AssinaturaRow[],
  contexto: ContextoComprador,
): Promise<AssinaturaLista[]> {
  const [primeira] = rows
  if (!primeira) return []
  const ids = rows.flatMap(({ submissao }) => idsOf(submissao.itens))
  const produtos = await vivos.listById(primeira.idfornecedor, ids)
  return rows.map((row) => toLista(row, composeItens(row.submissao.itens, produtos, contexto), contexto))
}

/** One subscription as its customer sees it. */
export async function showAssinatura(
  vivos: ProdutosVivos,
  row: DetalheRow,
  {
    contexto,
    fornecedor,
    agora,
    pagamento,
  }: {
    contexto: ContextoComprador
    fornecedor: FornecedorVivo
    agora: Date
    pagamento: PagamentoDoCiclo | null
  },
): Promise<Assinatura> {
  const { submissao } = row
  const produtos: ProdutoRow[] = await vivos.listById(row.idfornecedor, idsOf(submissao.itens))
  const composicao = composeItens(submissao.itens, produtos, contexto)
  const momento = { fornecedor, agora }
  const proximas =
    row.status === 'CANCELADA'
      ? []
      : listProximas(row, { depois: lastOver(row, momento), puladas: row.puladas, quantas: PROXIMAS })
  return {
    ...toLista(row, composicao, contexto),
    podeSubmeter: mayBind(contexto),
    numpedido: row.numpedido,
    proximas: proximas.map(({ data, pulada }) => ({
      data,
      pulada,
      gera_em: (data === row.proxima ? row.tentar_em : geracaoOf(row, data, momento)).toISOString(),
    })),
    itens: composicao.itens,
    mudancas: composicao.mudancas,
    tipoEntrega: submissao.tipoEntrega,
    formaEntrega: showEntrega(row, fornecedor),
    formaPagamento: pagamento && showPagamento(pagamento),
    lugar:
      row.submissao.tipoEntrega === 'RETIRADA'
        ? lojaOf(row, fornecedor)
        : row.endereco && formatEndereco(row.endereco),
    pedidos: row.pedidos.map(({ criado_em, ...pedido }) => ({
      ...pedido,
      criado_em: new Date(criado_em).toISOString(),
    })),
  }
}

function showPagamento({ forma, cartao }: PagamentoDoCiclo): Assinatura['formaPagamento'] {
  const { idformapagto, tipo, nome } = forma
  return {
    idformapagto,
    tipo,
    nome,
    cartao: cartao && { idcartao: cartao.idcartao, bandeira: cartao.bandeira, final: cartao.final },
  }
}

function toLista(row: AssinaturaRow, { itens }: Composicao, contexto: ContextoComprador): AssinaturaLista {
  const { idtipoassinatura, nome, dias, meses } = row
  const { subtotal } = computeTotais(itens, opcoesPreco(contexto))
  return {
    idassinatura: row.idassinatura,
    idfornecedor: row.idfornecedor,
    idcliente: row.idcliente,
    tipo: { idtipoassinatura, nome, dias, meses },
    periodo: describeSerie(row),
    status: row.status,
    motivo: row.motivo,
    proxima: row.status === 'ATIVA' ? row.proxima : null,
    totalItens: row.submissao.itens.length,
    imagens: itens.flatMap(({ imagem }) => imagem ?? []).slice(0, 6),
    ...(contexto.podeVerPrecos && subtotal !== null && { valorHoje: subtotal }),
    criada_em: row.criada_em.toISOString(),
  }
}

/** Dates to come begin after what is over, and never in the past. */
function lastOver({ desde }: AssinaturaRow, { fornecedor, agora }: Momento): string {
  const ontem = addDias(todayIn(fornecedor.fuso, agora), -1)
  return desde > ontem ? desde : ontem
}

function showEntrega({ submissao }: AssinaturaRow, { formasEntrega }: FornecedorVivo) {
  const { idformaentrega, inicio } = submissao.formaEntrega
  const forma = formasEntrega.find((each) => each.idformaentrega === idformaentrega)
  const janela = forma?.janelas.find((each) => each.startsWith(`${inicio}-`))
  return forma
    ? { nome: forma.nome, janela: janela ? formatHoras(inicio, janela.slice(inicio.length + 1)) : '' }
    : null
}

function lojaOf({ submissao }: AssinaturaRow, { lojas }: FornecedorVivo): string | null {
  const loja = lojas.find(({ idloja }) => idloja === submissao.lojaRetira?.idloja)
  return loja ? `${loja.nome}, ${loja.descricao_endereco_loja}` : null
}

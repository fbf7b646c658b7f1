import {
  falhas,
  type AcessoRepresentante,
  type ClienteRepresentado,
  type ConfiguracoesCliente,
} from '@vitrine/contract'
import { canSubmitPedido } from '@vitrine/rules/acesso'
import { DIA_MS } from '@vitrine/rules/data'
import { fromCentavos, sumReais } from '@vitrine/rules/dinheiro'
import { formatDocumento, formatEndereco } from '@vitrine/rules/documento'
import { tagDaRota } from '@vitrine/rules/rota'
import { foldTexto } from '@vitrine/rules/texto'

import { enterSessao, failSemSessao, type ContextoComprador } from '#acesso'
import type { HandlersOf, Requisicao } from '#chamada'
import { Falha, type Config, type Sql } from '#infra'

import { findRota, listClientes, type ClienteRow, type Rota } from './representante.repository.ts'

type Calls =
  | 'GET /v4/representante/{a}/{b}'
  | 'POST /v4/representante/{a}/{b}/cliente'
  | 'GET /v4/acessorepresentante/{id}'

interface Deps {
  sql: Sql
  config: Config
  /** Who a session is, as it will be answered from now on. */
  showSessao(requisicao: Requisicao, idfornecedor: string | null): Promise<ConfiguracoesCliente>
}

/** A representative's clientes, and which of them it sells to (§6, §7, ux 1.28). */
export function createRepresentanteHandlers({ sql, config, showSessao }: Deps): HandlersOf<Calls> {
  return {
    'GET /v4/representante/{a}/{b}': async ({ params, query, contexto }) => {
      const rota = rotaOf(params, contexto)
      const { limit, offset, search, diassemcomprar, carrinhoaberto, narota } = query
      const agora = Date.now()
      const { rows, total } = await listClientes(sql, rota, {
        texto: foldTexto(search).trim(),
        digitos: search.replace(/\D/g, ''),
        semComprarDesde: diassemcomprar ? new Date(agora - diassemcomprar * DIA_MS) : null,
        carrinhoAberto: carrinhoaberto,
        tagDaRota: narota ? tagDaRota(contexto.hoje) : null,
        hoje: contexto.hoje,
        limit,
        offset,
      })
      const data = rows.map((row) => toCliente(row, contexto, agora))
      return { data, totalItems: total, limit, offset }
    },
    'POST /v4/representante/{a}/{b}/cliente': async ({ params, body, contexto, requisicao }) => {
      const { idfornecedor, idrepresentante } = rotaOf(params, contexto)
      const { idcliente } = body
      if (idcliente && !(await findRota(sql, { idfornecedor, idrepresentante }, idcliente)).nome)
        throw new Falha('nao_encontrado')
      const quem = {
        idusuario: idrepresentante,
        idcliente,
        idfornecedor,
        papel: 'representante' as const,
        tokenorigin: 'REPRESENTANTE',
      }
      return enterSessao({ sql, config, showSessao }, quem, requisicao)
    },
    'GET /v4/acessorepresentante/{id}': ({ contexto }) => showAcesso(sql, contexto),
  }
}

/** A representative's own route; staff of the fornecedor reads everybody's. Another's is as unknown as none. */
function rotaOf({ b }: { b: string }, { fornecedor, papel, idusuario }: ContextoComprador): Rota {
  if (!fornecedor || (papel === 'representante' && b !== idusuario)) throw new Falha('nao_encontrado')
  return { idfornecedor: fornecedor.idfornecedor, idrepresentante: b }
}

async function showAcesso(
  sql: Sql,
  { fornecedor, idrepresentante, idcliente, sessaoExpirada }: ContextoComprador,
): Promise<AcessoRepresentante> {
  // A session check of its own kind: one that ended must end in the browser too (§4).
  if (sessaoExpirada) throw failSemSessao({ sessaoExpirada })
  if (!fornecedor || !idrepresentante) return { acesso: false, clientes: 0, cliente: null }
  const rota = { idfornecedor: fornecedor.idfornecedor, idrepresentante }
  const { clientes, nome } = await findRota(sql, rota, idcliente)
  return { acesso: true, clientes, cliente: idcliente && nome !== null ? { idcliente, nome } : null }
}

function toCliente(row: ClienteRow, contexto: ContextoComprador, agora: number): ClienteRepresentado {
  const { idcliente, nome, razaosocial, cod_erp, telefone, endereco, tags } = row
  const limite = fromCentavos(row.limite_credito_centavos)
  return {
    idcliente,
    nome,
    razaosocial,
    documento: formatDocumento(row.documento),
    cod_erp,
    telefone,
    cidade: endereco?.cidade ?? '',
    endereco: endereco ? formatEndereco(endereco) : '',
    tags,
    impedimento: explainImpedimento(row, contexto),
    ultimopedido: toUltimoPedido(row, agora),
    limiteCreditoTotal: limite,
    limiteCreditoDisponivel: sumReais(limite, -fromCentavos(row.credito_usado_centavos)),
    faturasvencidas: row.vencidas && { ...row.vencidas, total: fromCentavos(row.vencidas.total) },
    carrinho:
      row.itens_no_carrinho > 0 && row.carrinho_em
        ? { itens: row.itens_no_carrinho, atualizado_em: row.carrinho_em.toISOString() }
        : null,
  }
}

/** The text with which an order for it would be refused now. */
function explainImpedimento({ aprovado }: ClienteRow, { fornecedor }: ContextoComprador): string | null {
  const { motivo } = canSubmitPedido({
    tags: fornecedor?.tags ?? [],
    autenticado: true,
    aprovado: aprovado === true,
    pode_submeter: true,
    orcamento: true,
  })
  return motivo && falhas[motivo].mensagem
}

function toUltimoPedido({ numpedido, pedido_em, total }: ClienteRow, agora: number) {
  if (!numpedido || !pedido_em) return null
  return {
    numpedido: Number(numpedido),
    data: pedido_em.toISOString(),
    total: total === null ? null : fromCentavos(Number(total)),
    dias: Math.floor((agora - pedido_em.getTime()) / DIA_MS),
  }
}
